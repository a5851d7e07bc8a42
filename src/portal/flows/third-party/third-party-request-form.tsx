import type { ThirdPartyChoice } from '../../../../machines/shared/third-party.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx'
import { RadioChoice } from '../../components/radio-choice/radio-choice.tsx'
import { Step } from '../../components/step/step.tsx'
import { onSubmit } from '../kit/form.ts'
import { useStepLabels } from '../kit/step-labels.ts'
import { ThirdPartyRequestAccount } from './third-party-request-account.tsx'
import { ThirdPartyRequestTerms } from './third-party-request-terms.tsx'
import type { ThirdPartyRequestProps } from './third-party-request.tsx'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useThirdPartyRequestText = textsOf('third-party-request')

/** What is asked, and the choice; a No is confirmed over it, so that the choice stays. */
export function ThirdPartyRequestForm({ snapshot, send }: ThirdPartyRequestProps) {
  const text = useThirdPartyRequestText()
  const common = useCommonText()
  const labels = useStepLabels()
  const { account, choice, error } = snapshot.context
  const isPending = snapshot.hasTag('pending')
  const errorText = error && text.errors[error]
  return (
    <Step
      {...labels}
      stepKey="thirdPartyRequest.form"
      title={text.title}
      documentTitle={text.documentTitles.form}
      onClose={() => send({ type: 'close.choose' })}
      errors={errorText ? [{ fieldId: 'choice', text: errorText }] : []}
      busy={isPending}
      announce={isPending ? text.sending : undefined}
      aside={account && <ThirdPartyRequestAccount account={account} />}
      asideFirst
    >
      <form
        className="stack"
        noValidate
        onSubmit={onSubmit((read) => send({ type: 'form.submit', choice: readChoice(read('choice')) }))}
      >
        {account && <ThirdPartyRequestTerms holder={account.name} />}
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
            {isPending ? text.sending : text.submit}
          </Button>
        </Actions>
      </form>
      <ConfirmDialog
        open={snapshot.matches('confirmingRejection')}
        question={text.rejectionConfirm}
        yesLabel={common.yes}
        noLabel={common.no}
        onYes={() => send({ type: 'answer.confirm' })}
        onNo={() => send({ type: 'answer.change' })}
      />
      <AlertDialog
        open={snapshot.matches('rejectFailed')}
        text={text.callFailed}
        okLabel={common.ok}
        onOk={() => send({ type: 'dialog.close' })}
      />
    </Step>
  )
}

const readChoice = (value: string): ThirdPartyChoice | null =>
  value === 'yes' || value === 'no' ? value : null
