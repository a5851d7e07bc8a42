import type { ComponentType } from 'react'
import type { invitationMachine, Invitation } from '../../../../machines/invitation.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import { SummaryList } from '../../components/summary-list/summary-list.tsx'
import { ResultPanel } from '../../components/result-panel/result-panel.tsx'
import { Step } from '../../components/step/step.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { ReportSlot } from '../kit/report-slot.tsx'
import css from '../kit/form.module.css'
import { fieldErrors, onSubmit, readForm, useLeaving } from '../kit/form.ts'
import { Leaving } from '../kit/interlude.tsx'
import { usePortal, useStepLabels, textsOf, useCommonText, useWithWait } from '../kit/portal.tsx'
import { stateName } from '../kit/flow.ts'
import type { ScreenProps, StateName } from '../kit/flow.ts'
import { PhoneSentence, withPhone } from '../kit/links.tsx'
import {
  CreateLoginInfo,
  CreateLoginPhone,
  readCredentials,
  useLoginErrorWords,
  withoutSecrets,
} from '../registration/credentials-fields.tsx'

const useCreateLoginText = textsOf('create-login')
const useEligibilityText = textsOf('eligibility')
const useInvitationText = textsOf('invitation')

type InvitationProps = ScreenProps<typeof invitationMachine>

// One component for every state with the form: what is typed lives in its inputs.
const steps: Record<StateName<typeof invitationMachine>, ComponentType<InvitationProps>> = {
  routing: Leaving,
  loading: InvitationLoading,
  notFound: InvitationLoading,
  loadFailed: InvitationLoading,
  alreadyRegistered: InvitationLoading,
  redirecting: InvitationLoading,
  form: InvitationForm,
  checkingLoginId: InvitationForm,
  creating: InvitationForm,
  couldNotCreate: InvitationForm,
  callFailed: InvitationForm,
  created: Leaving,
  login: Leaving,
}

/** Route /registrationInvitation (document 2, §2.10). */
export function Screen(props: InvitationProps) {
  const View = steps[stateName(props.snapshot.value)]
  return <View {...props} />
}

/** Before the form, and where there is none: each popup has one button, and Escape is that button (document 2, §4). */
function InvitationLoading({ snapshot, send }: InvitationProps) {
  const text = useInvitationText()
  const common = useCommonText()
  const labels = useStepLabels()
  const { productName } = usePortal().configuration
  const isPending = snapshot.hasTag('pending')
  const isLoading = snapshot.matches('loading')
  const withWait = useWithWait()
  const onClose = () => send({ type: 'dialog.close' })
  return (
    <Step
      {...labels}
      stepKey="invitation.loading"
      title={text.title(productName)}
      documentTitle={text.documentTitle}
      onClose={() => send({ type: 'close.choose' })}
      busy={isPending}
      single
    >
      <ResultPanel kind="info" icon="mail" title={isLoading ? text.loading : text.fromEmail}>
        <p role="status">
          {isLoading && common.oneMoment}
          {snapshot.matches('redirecting') && text.openingLogin}
        </p>
      </ResultPanel>
      <AlertDialog
        open={snapshot.matches('notFound')}
        {...text.notFound}
        okLabel={text.login}
        onOk={onClose}
      />
      <AlertDialog
        open={snapshot.matches('alreadyRegistered')}
        {...text.alreadyRegistered}
        okLabel={text.login}
        onOk={onClose}
      />
      <AlertDialog
        open={snapshot.matches('loadFailed')}
        text={withPhone(withWait(text.loadFailed, snapshot.context.waitSeconds))}
        okLabel={common.ok}
        onOk={onClose}
        below={<ReportSlot />}
      />
    </Step>
  )
}

/** The fields of login creation under an email that is the invitation's; dialogs open over it. */
function InvitationForm({ snapshot, send }: InvitationProps) {
  const text = useInvitationText()
  const login = useCreateLoginText()
  const common = useCommonText()
  const labels = useStepLabels()
  const { productName } = usePortal().configuration
  const { errors, invitation, draft, passwordReason } = snapshot.context
  const words = useLoginErrorWords(passwordReason)
  const isPending = snapshot.hasTag('pending')
  const form = useLeaving((left) =>
    send({ type: 'draft.keep', draft: withoutSecrets(readCredentials(readForm(left))) }),
  )
  return (
    <Step
      {...labels}
      stepKey="invitation.form"
      title={text.title(productName)}
      documentTitle={text.documentTitle}
      onClose={() => send({ type: 'close.choose' })}
      errors={fieldErrors(errors, words)}
      busy={isPending}
      announce={isPending ? login.registering : undefined}
      aside={invitation && <InvitationInvited invitation={invitation} />}
    >
      <form
        ref={form}
        noValidate
        onSubmit={onSubmit((read) => send({ type: 'form.submit', entries: readCredentials(read) }))}
      >
        <CreateLoginInfo errors={errors} passwordReason={passwordReason} draft={draft}>
          <TextField
            id="email"
            name="email"
            label={login.email}
            hint={text.emailHint}
            type="email"
            autoComplete="email"
            defaultValue={invitation?.email}
            readOnly
          />
        </CreateLoginInfo>
        <CreateLoginPhone error={errors.phone} draft={draft} />
        <Actions>
          <Button type="submit" busy={isPending}>
            {isPending ? login.registering : common.next}
          </Button>
          <Button variant="second" inactive={isPending} onPress={() => send({ type: 'cancel.choose' })}>
            {common.cancel}
          </Button>
        </Actions>
      </form>
      <InvitationDialogs snapshot={snapshot} send={send} />
    </Step>
  )
}

/** What the login is for. */
function InvitationInvited({ invitation }: { readonly invitation: Invitation }) {
  const { you: text } = useInvitationText()
  const bill = useEligibilityText()
  return (
    <>
      <h2 className={css.asideTitle}>{text.title}</h2>
      <SummaryList
        rows={[
          { term: bill.accountNumber, value: `XXXX-${invitation.accountNumber}`, number: true },
          { term: text.name, value: invitation.customerName },
          {
            term: bill.customerType,
            value: invitation.customerType === 'Individual' ? bill.individual : bill.business,
          },
        ]}
      />
    </>
  )
}

/** A refused creation, and a call without an answer (document 2, §8). */
function InvitationDialogs({ snapshot, send }: InvitationProps) {
  const text = useInvitationText()
  const common = useCommonText()
  const { help } = useCreateLoginText()
  const withHelp = (what: string) => (
    <>
      <span>{what}</span>{' '}
      <span>
        <PhoneSentence say={help} />
      </span>
    </>
  )
  const withWait = useWithWait()
  const onClose = () => send({ type: 'dialog.close' })
  return (
    <>
      <AlertDialog
        open={snapshot.matches('couldNotCreate')}
        title={text.couldNotCreate.title}
        text={withHelp([text.couldNotCreate.text, snapshot.context.passwordReason].join(' ').trim())}
        okLabel={common.close}
        onOk={onClose}
        below={<ReportSlot />}
      />
      <AlertDialog
        open={snapshot.matches('callFailed')}
        text={withHelp(withWait(text.callFailed, snapshot.context.waitSeconds))}
        okLabel={common.ok}
        onOk={onClose}
        below={<ReportSlot />}
      />
    </>
  )
}
