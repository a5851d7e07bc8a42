import { use, useRef } from 'react'
import type { serviceLoginMachine } from '../../../../machines/service-login.machine.ts'
import type { signInMachine } from '../../../../machines/parts/sign-in.machine.ts'
import { ButtonLink, Button } from '../../components/button/button.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { SeaChart } from '../../components/sea-chart/sea-chart.tsx'
import { Envelope } from '../../components/envelope/envelope.tsx'
import { PageEnd } from '../../components/step/page-end.ts'
import { useFocusHeading } from '../../components/step/focus-heading.ts'
import { usePortal, useText, useCommonText } from '../kit/portal.tsx'
import css from './landing.module.css'
import type { ScreenProps } from '../kit/flow.ts'
import { leadsToSignIn } from '../kit/leads-to-sign-in.ts'
import { ErrorMessage } from '../../components/error-message/error-message.tsx'
import { paths } from '../../../contract/portal-paths.ts'
import { CallFailed } from '../kit/call-failed.tsx'

interface LandingProps {
  readonly serviceLogin: ScreenProps<typeof serviceLoginMachine>
  readonly signIn: ScreenProps<typeof signInMachine>
}

/**
 * The page of the routes / and /login (document 1, §2.1). The elements are in the order in which a phone shows them.
 * No style changes this order.
 */
export function Landing({ serviceLogin, signIn }: LandingProps) {
  const text = useText('landing')
  const { productName } = usePortal().configuration
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusHeading('landing', heading, `${text.documentTitle} – ${productName}`)
  return (
    <>
      <div className={css.top}>
        <div className={css.hero}>
          <SeaChart />
        </div>
        <div className={css.welcome}>
          <h1 ref={heading} tabIndex={-1}>
            {text.title(productName)}
          </h1>
          <p className="lead">{text.lead}</p>
        </div>
        <div className={css.panel}>
          <SignIn {...signIn} />
          <SignUp {...signIn} />
        </div>
        <Desk {...signIn} />
        <div className={css.list}>
          <h2>{text.online.title}</h2>
          <ul>
            {text.online.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className={`wrap ${css.doors}`}>
        <LandingService {...serviceLogin} />
        <WaterQuality />
        <Paperless signIn={signIn} />
      </div>
    </>
  )
}

function WaterQuality() {
  const { waterQuality: text } = useText('landing')
  const common = useCommonText()
  const { links } = usePortal().configuration
  return (
    <section>
      <h2>{text.title}</h2>
      <p>{text.text}</p>
      <p className={css.act}>
        <ButtonLink href={links.waterQuality} variant="second" newSiteLabel={common.opensAnotherSite}>
          {text.button}
        </ButtonLink>
      </p>
    </section>
  )
}

function Paperless({ signIn }: Pick<LandingProps, 'signIn'>) {
  const { paperless: text } = useText('landing')
  return (
    <section className={css.promo}>
      <Envelope />
      <h2>{text.title}</h2>
      <p>{text.text}</p>
      <p className={css.act}>
        <button
          {...leadsToSignIn}
          type="button"
          className="link"
          aria-disabled={signIn.snapshot.hasTag('pending') || undefined}
          onClick={() => signIn.send({ type: 'signIn.start' })}
        >
          {hasSession(signIn) ? text.account : text.login}
        </button>
      </p>
    </section>
  )
}

type SignInProps = ScreenProps<typeof signInMachine>

const hasSession = ({ snapshot: { context } }: SignInProps) =>
  context.task.kind === 'start' && context.task.hasSession === true

/** For a signed-in person, the first link has another purpose at the same place, so that nothing on the page moves. */
function Desk(props: SignInProps) {
  const { desk: text, login } = useText('landing')
  const { links } = usePortal().configuration
  const isSignedIn = hasSession(props)
  return (
    <section className={css.desk}>
      <h2>{isSignedIn ? text.signedIn : text.title}</h2>
      <ul>
        <li>
          {isSignedIn ? (
            <a href={paths.forgotPassword}>{text.newPassword}</a>
          ) : (
            <a href={paths.register}>{text.register}</a>
          )}
        </li>
        <li>
          <details>
            <summary className="fold">
              <span>{text.invitation.title}</span>
              <Icon name="chevron" />
            </summary>
            <p>{text.invitation.text}</p>
            <a href={paths.secondaryAccountLogin}>{text.invitation.share}</a>
          </details>
        </li>
        <li>
          <a href={paths.accountNumberLookup}>{text.lookup}</a>
        </li>
        <li>
          <a href={links.help} rel="noopener">
            {login.help}
          </a>{' '}
          <span className="small">{login.helpFormat}</span>
        </li>
      </ul>
    </section>
  )
}

/**
 * The button that opens the login page, or the account page if the person is already signed in. Both cases use the same
 * button element, so a press before the script has loaded is not lost.
 */
function SignIn(props: SignInProps) {
  const { snapshot, send } = props
  const { login: text, desk } = useText('landing')
  const { cookiesNeeded, openingLogin } = useCommonText()
  const isPending = snapshot.hasTag('pending')
  const isSignedIn = hasSession(props)
  const shown = isSignedIn ? text.signedIn : text
  const { task } = snapshot.context
  const isSignedOut = !isSignedIn && task.kind === 'start' && task.hasSignedOut === true
  return (
    <section>
      {/* The heading changes when the script has loaded. Nothing on the page moves. */}
      <div role="status">
        <h2>
          {isSignedOut && <Goodbye />}
          <span>{isSignedOut ? text.signedOut : shown.title}</span>
        </h2>
      </div>
      <Button
        {...leadsToSignIn}
        wide
        icon={isSignedIn ? 'arrow' : 'lock'}
        busy={isPending}
        onPress={() => send({ type: 'signIn.start' })}
      >
        {isPending ? openingLogin : shown.button}
      </Button>
      <div role="alert">
        {snapshot.matches('failed') && (
          <ErrorMessage
            id="sign-in-failure"
            text={snapshot.context.failure === 'cookiesRefused' ? cookiesNeeded : text.failed}
          />
        )}
      </div>
      <p className="hidden" role="status">
        {isPending && openingLogin}
      </p>
      <p className={css.forgot}>
        {isSignedIn && (
          <a className={css.notYou} href={paths.account}>
            {text.signedIn.text}
          </a>
        )}
        <a href={paths.forgotPassword}>{desk.password}</a>
        <a href={paths.forgotLogin}>{desk.loginId}</a>
      </p>
    </section>
  )
}

/** A tick, and still water along the top of the card, behind the heading. */
function Goodbye() {
  return (
    <>
      <svg className={css.tide} viewBox="0 0 360 40" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M-60 49c70-4 110 4 180 1s120-4 180 0 90 1 130-2V-99H-60z"
          fill="var(--good-bg)"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
      <Icon name="check" />
    </>
  )
}

function SignUp(props: SignInProps) {
  const { signUp: text } = useText('landing')
  const common = useCommonText()
  return (
    <section>
      <h2>{hasSession(props) ? text.signedIn : text.title}</h2>
      <p>{text.text}</p>
      <ButtonLink href={paths.register} variant="second" wide>
        {common.signUp}
      </ButtonLink>
    </section>
  )
}

function LandingService({ snapshot, send }: ScreenProps<typeof serviceLoginMachine>) {
  const text = useText('serviceLogin')
  const common = useCommonText()
  const { paGetService } = usePortal().configuration.features
  const pageEnd = use(PageEnd)
  const isPending = snapshot.hasTag('pending')
  const { needsCookies, waitSeconds } = snapshot.context
  const start = () => send({ type: 'service.start' })
  return (
    <section>
      <h2>{text.title}</h2>
      <p>{text.text}</p>
      <div className={css.act}>
        <Button variant="second" busy={isPending} onPress={start}>
          {text.getStarted}
        </Button>
        {paGetService && (
          <Button variant="second" busy={isPending} onPress={start}>
            {text.getServiceInPa}
          </Button>
        )}
      </div>
      <p className="hidden" role="status">
        {isPending && text.opening}
      </p>
      <CallFailed
        open={snapshot.matches('failed')}
        {...(needsCookies && { title: text.failed })}
        text={needsCookies ? common.cookiesNeeded : text.failed}
        waitSeconds={needsCookies ? undefined : waitSeconds}
        help={null}
        onOk={() => send({ type: 'alert.dismiss' })}
      />
      {pageEnd !== null && pageEnd !== false && <div>{pageEnd}</div>}
    </section>
  )
}
