import type { ReactNode } from 'react'
import type { thirdPartyAcceptanceMachine } from '../../../../machines/third-party-acceptance.machine.ts'
import { closing } from '../kit/closing.ts'
import { Leaving } from '../kit/interlude.tsx'
import type { ScreenProps } from '../kit/flow.ts'
import { inStates, screenOf } from '../kit/screen-of.tsx'
import { Actions } from '../../components/actions/actions.tsx'
import { ButtonLink, Button } from '../../components/button/button.tsx'
import { paths } from '../../../contract/portal-paths.ts'
import { SignInChild } from '../sign-in/sign-in-button.tsx'
import { useText, useCommonText } from '../kit/portal.tsx'
import { LevelHead } from '../../components/level-head/level-head.tsx'
import { ResultPanel } from '../../components/result-panel/result-panel.tsx'
import { PageStep } from '../kit/page-step.tsx'
import { CallFailed } from '../kit/call-failed.tsx'

type ThirdPartyAcceptanceProps = ScreenProps<typeof thirdPartyAcceptanceMachine>

export const Screen = screenOf<typeof thirdPartyAcceptanceMachine>({
  ...inStates(Leaving, 'routing', 'home', 'closed'),
  ...inStates(
    ThirdPartyAcceptanceLinking,
    'findingPerson',
    'creating',
    'couldNotCreate',
    'completing',
    'completionFailed',
  ),
  choice: ThirdPartyAcceptanceChoice,
  ...inStates(ThirdPartyAcceptancePerson, 'signedInAs', 'signingOut'),
  incomplete: ThirdPartyAcceptanceIncomplete,
  linked: ThirdPartyAcceptanceLinked,
})

function ThirdPartyAcceptanceChoice({ snapshot, send }: ThirdPartyAcceptanceProps) {
  const text = useText('thirdPartyAcceptance')
  const common = useCommonText()
  const { signIn } = snapshot.children
  const isKept = snapshot.context.thirdParty !== null
  const signUp = (
    <ButtonLink
      href={paths.thirdPartyRegistration}
      variant="second"
      onPress={() => send({ type: 'signUp.choose' })}
    >
      {common.signUp}
    </ButtonLink>
  )
  return (
    <ThirdPartyAcceptanceStep name="choice" send={send}>
      <LevelHead kind="info" icon="key" />
      <div className="stack">
        <h2>{isKept ? text.lead : text.notKept}</h2>
        <p>{isKept ? text.text : text.openAgain}</p>
      </div>
      {signIn ? (
        <SignInChild actor={signIn} label={common.login} beside={signUp} />
      ) : (
        <Actions>{signUp}</Actions>
      )}
    </ThirdPartyAcceptanceStep>
  )
}

/**
 * The page if a person was already signed in before the link was opened. Perhaps another person has accepted the
 * third-party request.
 */
function ThirdPartyAcceptancePerson({ snapshot, send }: ThirdPartyAcceptanceProps) {
  const { signedInAs: text } = useText('thirdPartyAcceptance')
  const common = useCommonText()
  const { person } = snapshot.context
  const isPending = snapshot.hasTag('pending')
  return (
    <ThirdPartyAcceptanceStep
      name="person"
      step={text.confirm}
      send={send}
      doing={isPending && common.signingOut}
    >
      <LevelHead kind="info" icon="key" />
      <div className="stack">
        <h2>{text.title(person?.name || (person?.loginId ?? ''))}</h2>
        <p>{text.text}</p>
        <p>{text.openAgain}</p>
      </div>
      <Actions>
        <Button inactive={isPending} onPress={() => send({ type: 'person.confirm' })}>
          {text.confirm}
        </Button>
        <Button variant="second" busy={isPending} onPress={() => send({ type: 'person.refuse' })}>
          {isPending ? common.signingOut : common.otherLogin}
        </Button>
      </Actions>
    </ThirdPartyAcceptanceStep>
  )
}

function ThirdPartyAcceptanceLinking({ snapshot, send }: ThirdPartyAcceptanceProps) {
  const text = useText('thirdPartyAcceptance')
  const common = useCommonText()
  const isPending = snapshot.hasTag('pending')
  const doing = snapshot.matches('findingPerson') ? common.oneMoment : text.linking
  const close = () => send({ type: 'dialog.close' })
  return (
    <ThirdPartyAcceptanceStep name="linking" send={send} doing={isPending && doing}>
      <LevelHead kind="info" icon="key" />
      <p>{text.lead}</p>
      {isPending && <p>{doing}</p>}
      <CallFailed
        open={snapshot.matches('couldNotCreate')}
        head={<LevelHead small kind="fail" />}
        {...text.couldNotCreate}
        waitSeconds={snapshot.context.waitSeconds}
        okLabel={common.close}
        onOk={close}
      />
      <CallFailed
        open={snapshot.matches('completionFailed')}
        text={text.callFailed}
        waitSeconds={snapshot.context.waitSeconds}
        onOk={close}
      />
    </ThirdPartyAcceptanceStep>
  )
}

function ThirdPartyAcceptanceIncomplete({ send }: ThirdPartyAcceptanceProps) {
  const { incomplete: text } = useText('thirdPartyAcceptance')
  return (
    <ThirdPartyAcceptanceStep name="incomplete" step={text.title} send={send}>
      <ResultPanel kind="fail" title={text.title}>
        <p>{text.text}</p>
        <Actions>
          <Button onPress={() => send({ type: 'completion.retry' })}>{text.tryAgain}</Button>
        </Actions>
      </ResultPanel>
    </ThirdPartyAcceptanceStep>
  )
}

function ThirdPartyAcceptanceLinked({ snapshot, send }: ThirdPartyAcceptanceProps) {
  const { linked: text } = useText('thirdPartyAcceptance')
  const { login } = useCommonText()
  const { signIn } = snapshot.children
  const isSignedIn = snapshot.context.person !== null
  return (
    <ThirdPartyAcceptanceStep name="linked" step={text.title} send={send}>
      <ResultPanel kind="joined" title={text.title}>
        <p>{text.text}</p>
        {isSignedIn && (
          <Actions>
            <ButtonLink href={paths.account}>{text.account}</ButtonLink>
          </Actions>
        )}
        {!isSignedIn && signIn && <SignInChild actor={signIn} label={login} />}
      </ResultPanel>
    </ThirdPartyAcceptanceStep>
  )
}

interface ThirdPartyAcceptanceStepProps extends Pick<ThirdPartyAcceptanceProps, 'send'> {
  readonly name: string
  readonly step?: string
  readonly busy?: boolean
  readonly doing?: string | false
  readonly children: ReactNode
}

function ThirdPartyAcceptanceStep({ name, step, send, ...more }: ThirdPartyAcceptanceStepProps) {
  const { title } = useText('thirdPartyAcceptance')
  return (
    <PageStep
      {...more}
      stepKey={`thirdPartyAcceptance.${name}`}
      title={title}
      documentTitle={step === undefined ? title : `${step} – ${title}`}
      onClose={closing(send)}
      single
    />
  )
}
