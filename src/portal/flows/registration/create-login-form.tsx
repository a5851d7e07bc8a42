import type { LoginEntries } from '../../../../machines/create-login.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { Step } from '../../components/step/step.tsx'
import { CreateLoginDialogs } from './create-login-dialogs.tsx'
import { CreateLoginEmail } from './create-login-email.tsx'
import { CreateLoginInfo } from './credentials-fields.tsx'
import { CreateLoginPhone } from './create-login-phone.tsx'
import { CreateLoginRegistrant } from './create-login-registrant.tsx'
import type { CreateLoginProps } from './create-login.tsx'
import { fieldProblems } from '../kit/field-problems.ts'
import { onSubmit, readForm } from '../kit/form.ts'
import type { ReadField } from '../kit/form.ts'
import css from './registration.module.css'
import { readCredentials, withoutSecrets } from './read-credentials.ts'
import { useRegistrationStep } from './registration-step.ts'
import { useLeaving } from '../kit/use-leaving.ts'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useCreateLoginText = textsOf('create-login')
const usePrivacyText = textsOf('privacy')

/** The form beside what is being registered; its dialogs open over it, so that nothing typed is lost. */
export function CreateLoginForm({ snapshot, send }: CreateLoginProps) {
  const text = useCreateLoginText()
  const common = useCommonText()
  const privacy = usePrivacyText()
  const step = useRegistrationStep(3)
  const { problems, registrant, linkEmail, draft } = snapshot.context
  const isPending = snapshot.hasTag('pending')
  const keep = (form: HTMLFormElement) =>
    send({ type: 'draft.keep', draft: withoutSecrets(readEntries(readForm(form))) })
  const form = useLeaving(keep)
  const goBack = () => {
    if (form.current) keep(form.current)
    send({ type: 'previous.choose' })
  }
  return (
    <Step
      {...step}
      stepKey="createLogin.form"
      documentTitle={text.documentTitle}
      onClose={() => send({ type: 'close.choose' })}
      problems={fieldProblems(problems, text.problems)}
      busy={isPending}
      announce={isPending ? text.registering : undefined}
      aside={registrant && <CreateLoginRegistrant registrant={registrant} onGoBack={goBack} />}
    >
      <form
        ref={form}
        noValidate
        onSubmit={onSubmit((read) => send({ type: 'form.submit', entries: readEntries(read) }))}
      >
        <CreateLoginInfo problems={problems} draft={draft}>
          <CreateLoginEmail problems={problems} linkEmail={linkEmail} draft={draft} />
        </CreateLoginInfo>
        <CreateLoginPhone problem={problems.phone} draft={draft} />
        <Actions>
          <Button type="submit" busy={isPending}>
            {isPending ? text.registering : common.next}
          </Button>
          <Button variant="second" waiting={isPending} onPress={goBack}>
            {common.previous}
          </Button>
        </Actions>
        <p className={`small ${css.privacy}`}>{privacy.notice}</p>
      </form>
      <CreateLoginDialogs
        couldNotCreate={snapshot.matches('couldNotCreate')}
        callFailed={snapshot.matches('callFailed')}
        onClose={() => send({ type: 'dialog.close' })}
      />
    </Step>
  )
}

const readEntries = (read: ReadField): LoginEntries => ({
  ...readCredentials(read),
  email: read('email'),
  confirmEmail: read('confirmEmail'),
})
