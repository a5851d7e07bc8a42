import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { Step } from '../../components/step/step.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { usePortal } from '../kit/portal.tsx'
import { CreateLoginInfo } from '../registration/credentials-fields.tsx'
import { CreateLoginPhone } from '../registration/create-login-phone.tsx'
import { fieldProblems } from '../kit/field-problems.ts'
import { onSubmit, readForm } from '../kit/form.ts'
import { InvitationDialogs } from './invitation-dialogs.tsx'
import { InvitationInvited } from './invitation-invited.tsx'
import type { InvitationProps } from './invitation.tsx'
import { readCredentials, withoutSecrets } from '../registration/read-credentials.ts'
import { useStepWords } from '../kit/step-labels.ts'
import { useLeaving } from '../kit/use-leaving.ts'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useInvitationText = textsOf('invitation')
const useCreateLoginText = textsOf('create-login')

/** The fields of login creation under an email that is the invitation's; dialogs open over it. */
export function InvitationForm({ snapshot, send }: InvitationProps) {
  const text = useInvitationText()
  const login = useCreateLoginText()
  const common = useCommonText()
  const words = useStepWords()
  const { productName } = usePortal().configuration
  const { problems, invitation, draft } = snapshot.context
  const isPending = snapshot.hasTag('pending')
  const form = useLeaving((left) =>
    send({ type: 'draft.keep', draft: withoutSecrets(readCredentials(readForm(left))) }),
  )
  return (
    <Step
      {...words}
      stepKey="invitation.form"
      title={text.title(productName)}
      documentTitle={text.documentTitle}
      onClose={() => send({ type: 'close.choose' })}
      problems={fieldProblems(problems, login.problems)}
      busy={isPending}
      announce={isPending ? login.registering : undefined}
      aside={invitation && <InvitationInvited invitation={invitation} />}
    >
      <form
        ref={form}
        noValidate
        onSubmit={onSubmit((read) => send({ type: 'form.submit', entries: readCredentials(read) }))}
      >
        <CreateLoginInfo problems={problems} draft={draft}>
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
        <CreateLoginPhone problem={problems.phone} draft={draft} />
        <Actions>
          <Button type="submit" busy={isPending}>
            {isPending ? login.registering : common.next}
          </Button>
          <Button variant="second" waiting={isPending} onPress={() => send({ type: 'cancel.choose' })}>
            {common.cancel}
          </Button>
        </Actions>
      </form>
      <InvitationDialogs snapshot={snapshot} send={send} />
    </Step>
  )
}
