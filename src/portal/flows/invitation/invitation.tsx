import { invitationForm } from '../../../../machines/forms/login-form.ts'
import type { invitationMachine, Invitation } from '../../../../machines/invitation.machine.ts'
import { hasErrors } from '../../../../machines/rules/errors.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import { Envelope } from '../../components/envelope/envelope.tsx'
import { LevelHead } from '../../components/level-head/level-head.tsx'
import { SummaryList } from '../../components/summary-list/summary-list.tsx'
import { ResultPanel } from '../../components/result-panel/result-panel.tsx'
import { PageStep } from '../kit/page-step.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import css from '../kit/form.module.css'
import { fieldErrors, formWithRules, readForm, useLeaving } from '../kit/form.ts'
import { Leaving } from '../kit/interlude.tsx'
import { closeForm, closing } from '../kit/closing.ts'
import { LeavingDialog } from '../kit/leaving-dialog.tsx'
import { usePortal, useText, useCommonText } from '../kit/portal.tsx'
import type { ScreenProps } from '../kit/flow.ts'
import { inStates, screenOf } from '../kit/screen-of.tsx'
import { CallUs } from '../kit/links.tsx'
import { CallFailed } from '../kit/call-failed.tsx'
import {
  CreateLoginInfo,
  CreateLoginPhone,
  LoginCreationFailed,
  useLoginErrorText,
} from '../registration/credentials-fields.tsx'

type InvitationProps = ScreenProps<typeof invitationMachine>

export const Screen = screenOf<typeof invitationMachine>({
  ...inStates(Leaving, 'routing', 'created', 'login', 'closed'),
  ...inStates(InvitationLoading, 'loading', 'notFound', 'loadFailed', 'alreadyRegistered', 'redirecting'),
  ...inStates(InvitationForm, 'form', 'leaving', 'creating', 'couldNotCreate', 'callFailed'),
})

function InvitationLoading({ snapshot, send }: InvitationProps) {
  const text = useText('invitation')
  const common = useCommonText()
  const { productName } = usePortal().configuration
  const isPending = snapshot.hasTag('pending')
  const isLoading = snapshot.matches('loading')
  const onClose = () => send({ type: 'dialog.close' })
  return (
    <PageStep
      stepKey="invitation.loading"
      title={text.title(productName)}
      documentTitle={text.documentTitle}
      onClose={closing(send)}
      busy={isPending}
      single
    >
      <ResultPanel kind="info" icon="mail" title={isLoading ? text.loading : text.fromEmail}>
        <p role="status">
          {isLoading && <span>{common.oneMoment}</span>}
          {snapshot.matches('redirecting') && <span>{common.openingLogin}</span>}
        </p>
      </ResultPanel>
      {(['notFound', 'alreadyRegistered'] as const).map((end) => (
        <AlertDialog
          key={end}
          open={snapshot.matches(end)}
          head={<LevelHead small kind={end === 'notFound' ? 'fail' : 'ok'} />}
          {...text[end]}
          okLabel={common.login}
          onOk={onClose}
        >
          {end === 'notFound' && (
            <p>
              <CallUs />
            </p>
          )}
        </AlertDialog>
      ))}
      <CallFailed
        open={snapshot.matches('loadFailed')}
        head={<LevelHead small kind="fail" />}
        text={text.loadFailed}
        waitSeconds={snapshot.context.waitSeconds}
        onOk={onClose}
      />
    </PageStep>
  )
}

function InvitationForm({ snapshot, send }: InvitationProps) {
  const text = useText('invitation')
  const login = useText('createLogin')
  const common = useCommonText()
  const fields = useText('fields')
  const { productName } = usePortal().configuration
  const { errors, invitation, draft, passwordReason } = snapshot.context
  const words = useLoginErrorText(passwordReason)
  const isPending = snapshot.hasTag('pending')
  const form = useLeaving((left) =>
    send({ type: 'draft.keep', draft: invitationForm.draft(readForm(invitationForm, left)) }),
  )
  return (
    <PageStep
      stepKey="invitation.form"
      title={text.title(productName)}
      documentTitle={text.documentTitle}
      onClose={(event) => closeForm(event, form.current, send)}
      errors={fieldErrors(errors, words)}
      doing={isPending && login.registering}
      aside={<InvitationInvited invitation={invitation} />}
      asideFirst
    >
      <LevelHead small kind="info" icon="key" />
      <form
        ref={form}
        {...formWithRules(invitationForm, hasErrors(errors), {
          next: 'registrationInvitationComplete',
          submit: (entries) => send({ type: 'form.submit', entries }),
          edit: (entries, changed) => send({ type: 'form.edit', changed, entries }),
        })}
      >
        <CreateLoginInfo errors={errors} passwordReason={passwordReason} draft={draft}>
          <TextField
            id="email"
            name="email"
            label={fields.email}
            hint={text.emailHint}
            type="email"
            autoComplete="email"
            defaultValue={invitation.email}
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
      <LeavingDialog open={snapshot.matches('leaving')} send={send} />
      <LoginCreationFailed
        snapshot={snapshot}
        flow="invitation"
        onClose={() => send({ type: 'dialog.close' })}
      />
    </PageStep>
  )
}

function InvitationInvited({ invitation }: { readonly invitation: Invitation }) {
  const { you: text } = useText('invitation')
  const fields = useText('fields')
  return (
    <>
      <h2 className={css.asideTitle}>
        <span>{text.title}</span>
        <Envelope />
      </h2>
      <SummaryList
        rows={[
          { term: fields.accountNumber, value: `XXXX-${invitation.accountNumber}`, number: true },
          { term: fields.name, value: invitation.customerName },
          {
            term: fields.customerType,
            value: invitation.customerType === 'individual' ? fields.individual : fields.business,
          },
        ]}
      />
    </>
  )
}
