import type { signInMachine } from '../../../../machines/sign-in.machine.ts'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Button } from '../../components/button/button.tsx'
import { Problem } from '../../components/field/problem.tsx'
import { paths } from '../../../contract/portal-paths.ts'
import { landing as en } from '../../text/en/landing.ts'
import { landing as es } from '../../text/es/landing.ts'
import { usePortal, useTexts } from '../kit/portal.tsx'
import css from './landing.module.css'
import type { ScreenProps } from '../kit/screen.ts'

type LandingDoorProps = ScreenProps<typeof signInMachine>

/** The sheet on the landing page with the two ways in: log in first, sign up second. */
export function LandingDoor(props: LandingDoorProps) {
  return (
    <div className={css.door}>
      <LogIn {...props} />
      <SignUp />
    </div>
  )
}

function LogIn({ snapshot, send }: LandingDoorProps) {
  const { login: text } = useTexts({ en, es })
  const { links } = usePortal().configuration
  const isPending = snapshot.hasTag('pending')
  return (
    <section>
      <h2>{text.title}</h2>
      <p>{text.text}</p>
      <Button wide icon="lock" busy={isPending} onPress={() => send({ type: 'signIn.start' })}>
        {isPending ? text.opening : text.button}
      </Button>
      <div role="alert">
        {snapshot.matches('failed') && <Problem id="sign-in-failure" text={text.failed} />}
      </div>
      <p className="hidden" role="status">
        {isPending && text.opening}
      </p>
      <p>
        <a href={links.help} rel="noopener">
          {text.help}
        </a>{' '}
        <span className="small">{text.helpFormat}</span>
      </p>
    </section>
  )
}

function SignUp() {
  const { signUp: text } = useTexts({ en, es })
  return (
    <section>
      <h2>{text.title}</h2>
      <p>{text.text}</p>
      <ButtonLink href={paths.register} variant="second" wide>
        {text.button}
      </ButtonLink>
      <p>
        {text.noBill} <a href={paths.accountNumberLookup}>{text.lookup}</a>
      </p>
    </section>
  )
}
