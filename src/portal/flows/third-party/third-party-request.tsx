import { answerForm } from '../../../../machines/forms/small-forms.ts'
import type { ComponentType } from 'react'
import type { thirdPartyRequestMachine } from '../../../../machines/third-party-request.machine.ts'
import { closing } from '../kit/closing.ts'
import { Leaving } from '../kit/interlude.tsx'
import { stateName } from '../kit/flow.ts'
import type { ScreenProps, StateName } from '../kit/flow.ts'
import { PageStep, PlaceStep } from '../kit/page-step.tsx'
import { inStates } from '../kit/screen-of.tsx'
import { useText, useCommonText } from '../kit/portal.tsx'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx'
import { RadioChoice } from '../../components/radio-choice/radio-choice.tsx'
import { formWithRules } from '../kit/form.ts'
import { ThirdPartyAnswer, ThirdPartyAnswerTaken } from './third-party-answer.tsx'
import { Emphasis, PrintPage, ThirdPartyCommitment } from './third-party-commitment.tsx'
import { CallFailed } from '../kit/call-failed.tsx'
import { LevelHead } from '../../components/level-head/level-head.tsx'

type ThirdPartyRequestProps = ScreenProps<typeof thirdPartyRequestMachine>

const steps: Record<StateName<typeof thirdPartyRequestMachine>, ComponentType<ThirdPartyRequestProps>> = {
  ...inStates(Leaving, 'routing', 'resuming', 'accepted', 'rejected', 'removed', 'expired', 'completed'),
  ...inStates(Leaving, 'home', 'closed'),
  ...inStates(ThirdPartyRequestLoading, 'loading', 'loadingAccount', 'notFound', 'loadFailed'),
  ...inStates(ThirdPartyRequestForm, 'form', 'confirmingRejection', 'answering', 'answerFailed'),
  review: ThirdPartyRequestReview,
  ...inStates(ThirdPartyAnswerTaken, 'stopped', 'taken'),
}
/**
 * The third party confirms the answer Yes on the review page, and the answer No on the form. While the answer Yes is
 * sent, and after a failure, the review stays visible. For the answer No, the form stays visible.
 */
const stepsOfAcceptance = {
  ...steps,
  answering: ThirdPartyRequestReview,
  answerFailed: ThirdPartyRequestReview,
}
/**
 * If the third party has sent the answer during an earlier visit, the flow makes only the calls that are still missing.
 * The page then shows neither the form nor the review.
 */
const stepsOfAnswered = { ...steps, answering: ThirdPartyAnswerTaken }

const stepsFor = ({ unfinished, choice }: ThirdPartyRequestProps['snapshot']['context']) => {
  if (unfinished) return stepsOfAnswered
  return choice === 'yes' ? stepsOfAcceptance : steps
}

export function Screen(props: ThirdPartyRequestProps) {
  const { value, context } = props.snapshot
  const View = stepsFor(context)[stateName(value)]
  return <View {...props} />
}

function ThirdPartyRequestLoading({ snapshot, send }: ThirdPartyRequestProps) {
  const text = useText('thirdPartyRequest')
  const common = useCommonText()
  const isPending = snapshot.hasTag('pending')
  const isFound = !snapshot.matches('notFound')
  return (
    <PageStep
      stepKey="thirdPartyRequest.loading"
      title={text.title}
      documentTitle={text.documentTitles.form}
      onClose={closing(send)}
      doing={isPending && common.oneMoment}
      single
    >
      {isPending && <p>{common.oneMoment}</p>}
      <CallFailed
        open={!isPending}
        head={<LevelHead small kind="fail" />}
        text={isFound ? text.callFailed : text.notFound}
        waitSeconds={snapshot.context.waitSeconds}
        onOk={() => send({ type: 'dialog.close' })}
      />
    </PageStep>
  )
}

function ThirdPartyRequestForm({ snapshot, send }: ThirdPartyRequestProps) {
  const text = useText('thirdPartyRequest')
  const common = useCommonText()
  const { account, choice, error } = snapshot.context
  const isPending = snapshot.hasTag('pending')
  const errorText = error && text.errors[error]
  return (
    <PlaceStep
      flow="thirdPartyRequest"
      text={text}
      place="form"
      onClose={closing(send)}
      errors={errorText ? [{ fieldId: 'choice', text: errorText }] : []}
      doing={isPending && common.sending}
    >
      <LevelHead small kind="begun" icon="key" />
      <form
        className="stack"
        {...formWithRules(answerForm, error !== null, {
          submit: (typed) => send({ type: 'form.submit', choice: typed.choice || null }),
          edit: (typed) => send({ type: 'form.edit', choice: typed.choice || null }),
        })}
      >
        {account && (
          <>
            <p className="lead">
              <Emphasis text={text.lead(account.name)} strong={account.name} />
            </p>
            <ThirdPartyCommitment account={account} />
          </>
        )}
        <RadioChoice
          name="choice"
          legend={text.question}
          defaultValue={choice ?? undefined}
          error={errorText ?? undefined}
          options={[
            { value: 'yes', label: common.yes },
            { value: 'no', label: common.no },
          ]}
        />
        <Actions>
          <Button type="submit" busy={isPending}>
            {isPending ? common.sending : common.submit}
          </Button>
          {account && <PrintPage />}
        </Actions>
      </form>
      <ConfirmDialog
        open={snapshot.matches('confirmingRejection')}
        question={text.rejectionConfirm}
        yesLabel={text.rejection.yes}
        noLabel={text.rejection.no}
        onYes={() => send({ type: 'answer.confirm' })}
        onNo={() => send({ type: 'answer.change' })}
      />
      <CallFailed
        open={snapshot.matches('answerFailed')}
        text={text.callFailed}
        waitSeconds={snapshot.context.waitSeconds}
        onOk={() => send({ type: 'dialog.close' })}
      />
    </PlaceStep>
  )
}

/** The review before the answer is sent, because the answer Yes is a legal commitment. */
function ThirdPartyRequestReview(props: ThirdPartyRequestProps) {
  const { snapshot, send } = props
  const { review: text } = useText('thirdPartyRequest')
  const { sending } = useCommonText()
  const isPending = snapshot.hasTag('pending')
  return (
    <ThirdPartyAnswer {...props} step="review" answer={text.yes}>
      <Button busy={isPending} onPress={() => send({ type: 'answer.confirm' })}>
        {isPending ? sending : text.accept}
      </Button>
      <Button variant="second" inactive={isPending} onPress={() => send({ type: 'answer.change' })}>
        {text.change}
      </Button>
    </ThirdPartyAnswer>
  )
}
