import { useRef } from 'react'
import type { Elements } from '../../components/elements.ts'
import type { SignInFailure } from '../../../../machines/shared/sign-in.ts'
import type { signInMachine } from '../../../../machines/parts/sign-in.machine.ts'
import { ReportSlot } from '../kit/report-slot.tsx'
import { Leaving } from '../kit/interlude.tsx'
import type { ScreenProps } from '../kit/flow.ts'
import { inStates, screenOf } from '../kit/screen-of.tsx'
import { Actions } from '../../components/actions/actions.tsx'
import { ButtonLink, Button } from '../../components/button/button.tsx'
import { LevelHead } from '../../components/level-head/level-head.tsx'
import { ResultPanel } from '../../components/result-panel/result-panel.tsx'
import { PageStep } from '../kit/page-step.tsx'
import { PhoneSentence, ReturnToLogin } from '../kit/links.tsx'
import { TryAgainButton } from '../kit/try-again-button.tsx'
import { Wait } from '../kit/wait.tsx'
import { useText, useCommonText, usePortal } from '../kit/portal.tsx'
import { SummaryList } from '../../components/summary-list/summary-list.tsx'
import { Gate } from '../../components/gate/gate.tsx'
import { useFocusHeading } from '../../components/step/focus-heading.ts'
import { Folded } from './folded.tsx'
import css from './sign-in.module.css'

interface SignInProps extends ScreenProps<typeof signInMachine> {
  readonly accountParts?: Elements
}

export const Screen = screenOf<typeof signInMachine, Pick<SignInProps, 'accountParts'>>({
  // A sign-in in the state `ready` waits for a press on the landing page, which stays visible.
  ...inStates(Leaving, 'routing', 'ready', 'returned', 'signedIn', 'signedOut', 'account', 'login'),
  redirecting: () => <SignInGate doing="openingLogin" />,
  finishing: () => <SignInGate doing="finishing" />,
  checking: () => <SignInGate doing="checking" late />,
  failed: SignInFailed,
  groupMissing: SignInGroupMissing,
  granted: Account,
  signingOut: () => <SignInGate doing="signingOut" />,
})

/**
 * True for failures that the customer has to report to support, because something is broken. False for usual failures:
 * the person cancelled, waited too long or tried too often, or a setting of the device is wrong.
 */
const isDefect: Record<SignInFailure, boolean> = {
  stateMismatch: true,
  nonceMismatch: true,
  issuerMismatch: true,
  audienceMismatch: true,
  tokenTooLarge: true,
  unreachable: true,
  signOutFailed: true,
  unknown: true,
  expired: false,
  accessDenied: false,
  clockSkew: false,
  transactionExpired: false,
  busy: false,
  cookiesRefused: false,
}

function SignInFailed({ snapshot, send }: SignInProps) {
  const text = useText('signIn')
  const common = useCommonText()
  const { waitSeconds } = snapshot.context
  const failure = snapshot.context.failure ?? 'unknown'
  const isStillSignedIn = failure === 'signOutFailed'
  const title = isStillSignedIn ? text.stillSignedInTitle : text.failedTitle
  return (
    <PageStep
      stepKey="signIn.failed"
      title={text.title}
      documentTitle={title}
      single
      end={isDefect[failure] && <ReportSlot />}
    >
      <ResultPanel kind="fail" title={title}>
        <div role="alert">
          <p>{text.failures[failure]}</p>
          <Wait seconds={waitSeconds} />
        </div>
        <p>
          <PhoneSentence say={common.callIfStillBroken} />
        </p>
        <Actions>
          <TryAgainButton
            label={common.tryAgain}
            seconds={waitSeconds}
            onPress={() => send({ type: isStillSignedIn ? 'signOut.start' : 'signIn.start' })}
          />
          <ReturnToLogin variant="quiet" />
        </Actions>
      </ResultPanel>
    </PageStep>
  )
}

function SignInGroupMissing({ send }: SignInProps) {
  const { title, groupMissing: text } = useText('signIn')
  const common = useCommonText()
  return (
    <PageStep stepKey="signIn.groupMissing" title={title} documentTitle={text.title} single>
      <ResultPanel kind="info" icon="lock" title={text.title}>
        <p>{text.text}</p>
        <p>
          <PhoneSentence say={common.callIfStillBroken} />
        </p>
        <Actions>
          <Button onPress={() => send({ type: 'signOut.start' })}>{common.otherLogin}</Button>
          <ReturnToLogin variant="quiet" />
        </Actions>
      </ResultPanel>
    </PageStep>
  )
}

function Account({ snapshot, send, accountParts }: SignInProps) {
  const { account: text } = useText('signIn')
  const common = useCommonText()
  const fields = useText('fields')
  const { productName, links } = usePortal().configuration
  const { name, loginId } = snapshot.context.person
  return (
    <PageStep
      // This page has no close icon. The icon would open the login page, which does not help a signed-in person.
      closeHref={undefined}
      stepKey="account"
      title={text.greeting(name)}
      documentTitle={text.documentTitle}
      single
    >
      <LevelHead kind="home" />
      <p>{text.text(productName)}</p>
      {links.bill !== undefined && (
        <Actions>
          <ButtonLink href={links.bill} newSiteLabel={common.opensAnotherSite}>
            {text.bill}
          </ButtonLink>
        </Actions>
      )}
      {/* These parts load later than the page. Their space is free from the beginning, so nothing below moves. */}
      {accountParts}
      <section className={css.quiet} aria-labelledby="login">
        <Folded title={<h2 id="login">{text.login}</h2>}>
          <SummaryList
            rows={[
              { term: fields.name, value: name },
              { term: fields.loginId, value: loginId, number: true },
            ]}
          />
        </Folded>
      </section>
      <Actions>
        <Button variant="second" onPress={() => send({ type: 'signOut.start' })}>
          {text.signOut}
        </Button>
      </Actions>
    </PageStep>
  )
}

interface SignInGateProps {
  readonly doing: 'openingLogin' | 'finishing' | 'checking' | 'signingOut'
  /** The line appears with a delay, so that it does not appear at all during a short wait. */
  readonly late?: boolean
}

function SignInGate({ doing, late }: SignInGateProps) {
  const { finishing } = useText('signIn')
  const { openingLogin, oneMoment, signingOut } = useCommonText()
  const title = { openingLogin, finishing, checking: oneMoment, signingOut }[doing]
  const { productName } = usePortal().configuration
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusHeading(`signIn.${doing}`, heading, `${title} – ${productName}`)
  return (
    <Gate busy late={late}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
    </Gate>
  )
}
