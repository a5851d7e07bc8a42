import type { signInMachine } from '../../../../machines/sign-in.machine.ts'
import { ButtonLink, Button } from '../../components/button/button.tsx'
import { ErrorMessage } from '../../components/field/field.tsx'
import { paths } from '../../../contract/portal-paths.ts'
import { usePortal } from '../kit/portal.tsx'
import css from './landing.module.css'
import type { ScreenProps } from '../kit/screen.ts'
import { textsOf } from '../kit/texts.ts'

const useLandingText = textsOf('landing')

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
  const { login: text } = useLandingText()
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
        {snapshot.matches('failed') && <ErrorMessage id="sign-in-failure" text={text.failed} />}
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
  const { signUp: text } = useLandingText()
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
