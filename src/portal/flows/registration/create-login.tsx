import type { createLoginMachine } from '../../../../machines/create-login.machine.ts'
import { loginForm } from '../../../../machines/forms/login-form.ts'
import type { BillEntries } from '../../../../machines/forms/bill.ts'
import { hasErrors } from '../../../../machines/rules/errors.ts'
import { customerNameOf } from '../../../../machines/rules/customer-name.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { LevelHead } from '../../components/level-head/level-head.tsx'
import { SummaryList } from '../../components/summary-list/summary-list.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import css from '../kit/form.module.css'
import { fieldErrors, formWithRules, readForm, useLeaving } from '../kit/form.ts'
import { Leaving } from '../kit/interlude.tsx'
import { closeForm } from '../kit/closing.ts'
import { LeavingDialog } from '../kit/leaving-dialog.tsx'
import type { ScreenProps } from '../kit/flow.ts'
import { inStates, screenOf } from '../kit/screen-of.tsx'
import { useText, useCommonText } from '../kit/portal.tsx'
import {
  CreateLoginInfo,
  CreateLoginPhone,
  LoginCreationFailed,
  useLoginErrorText,
} from './credentials-fields.tsx'
import { RegistrationStep } from './registration-step.tsx'

type CreateLoginProps = ScreenProps<typeof createLoginMachine>

export const Screen = screenOf<typeof createLoginMachine>({
  ...inStates(Leaving, 'routing', 'created', 'previous', 'proofLapsed', 'registered', 'register', 'closed'),
  ...inStates(CreateLoginForm, 'form', 'leaving', 'creating', 'couldNotCreate', 'callFailed'),
})

function CreateLoginForm({ snapshot, send }: CreateLoginProps) {
  const text = useText('createLogin')
  const common = useCommonText()
  const { errors, registrant, draft, passwordReason } = snapshot.context
  const words = useLoginErrorText(passwordReason)
  const isPending = snapshot.hasTag('pending')
  const keep = (form: HTMLFormElement) =>
    send({ type: 'draft.keep', draft: loginForm.draft(readForm(loginForm, form)) })
  const form = useLeaving(keep)
  const goBack = () => {
    if (form.current) keep(form.current)
    send({ type: 'previous.choose' })
  }
  return (
    <RegistrationStep
      current={3}
      stepKey="createLogin.form"
      documentTitle={text.documentTitle}
      onClose={(event) => closeForm(event, form.current, send)}
      errors={fieldErrors(errors, words)}
      doing={isPending && text.registering}
      aside={<CreateLoginRegistrant registrant={registrant} canGoBack={!isPending} onGoBack={goBack} />}
    >
      <LevelHead small kind="info" icon="key" />
      <form
        ref={form}
        {...formWithRules(loginForm, hasErrors(errors), {
          next: 'registrationConfirmation',
          submit: (entries) => send({ type: 'form.submit', entries }),
          edit: (entries, changed) => send({ type: 'form.edit', changed, entries }),
        })}
      >
        <CreateLoginInfo errors={errors} passwordReason={passwordReason} draft={draft}>
          <CreateLoginEmail snapshot={snapshot} />
        </CreateLoginInfo>
        <CreateLoginPhone error={errors.phone} draft={draft} />
        <Actions>
          <Button type="submit" busy={isPending}>
            {isPending ? text.registering : common.next}
          </Button>
          <Button variant="second" inactive={isPending} onPress={goBack}>
            {common.previous}
          </Button>
        </Actions>
        <p className={`small ${css.part}`}>{text.privacyNotice}</p>
      </form>
      <LeavingDialog open={snapshot.matches('leaving')} send={send} />
      <LoginCreationFailed
        snapshot={snapshot}
        flow="createLogin"
        onClose={() => send({ type: 'dialog.close' })}
      />
    </RegistrationStep>
  )
}

function CreateLoginEmail({ snapshot }: Pick<CreateLoginProps, 'snapshot'>) {
  const { errors, linkEmail, draft } = snapshot.context
  const text = useText('createLogin')
  const fields = useText('fields')
  const field = (name: 'email' | 'confirmEmail') => ({
    id: name,
    name,
    label: { ...text, ...fields }[name],
    error: errors[name] && text.errors[errors[name]],
    defaultValue: draft?.[name] || linkEmail,
    type: 'email' as const,
    inputMode: 'email' as const,
    autoComplete: 'email',
    autoCapitalize: 'none' as const,
    spellCheck: false,
    maxLength: 254,
  })
  return (
    <>
      <TextField {...field('email')} hint={linkEmail === '' ? undefined : text.linkEmail} />
      <TextField {...field('confirmEmail')} />
    </>
  )
}

interface CreateLoginRegistrantProps {
  readonly registrant: BillEntries
  readonly canGoBack: boolean
  readonly onGoBack: () => void
}

function CreateLoginRegistrant({ registrant, canGoBack, onGoBack }: CreateLoginRegistrantProps) {
  const { you: text } = useText('createLogin')
  const fields = useText('fields')
  return (
    <>
      <h2 className={css.asideTitle}>{text.title}</h2>
      <SummaryList
        rows={[
          { term: fields.accountNumber, value: `XXXX-${registrant.accountNumber}`, number: true },
          { term: fields.name, value: customerNameOf(registrant) },
          {
            term: fields.customerType,
            value: registrant.customerType === 'individual' ? fields.individual : fields.business,
          },
        ]}
      />
      <p className={`small ${css.below}`}>
        <span>{text.notRight}</span>{' '}
        <button type="button" className="link" disabled={!canGoBack} onClick={onGoBack}>
          {text.goBack}
        </button>
      </p>
    </>
  )
}
