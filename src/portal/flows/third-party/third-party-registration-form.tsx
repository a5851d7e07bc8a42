import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { Step } from '../../components/step/step.tsx'
import { CreateLoginInfo, CreateLoginPhone, withoutSecrets } from '../registration/credentials-fields.tsx'
import { fieldErrors, onSubmit, readForm, useLeaving } from '../kit/form.ts'
import { useStepLabels } from '../kit/step-labels.ts'
import { ThirdPartyRegistrationAccount } from './third-party-registration-account.tsx'
import { ThirdPartyRegistrationAddress } from './third-party-address.tsx'
import { ThirdPartyRegistrationDialog } from './third-party-registration-dialog.tsx'
import { readThirdParty, startOf } from './third-party-registration-entries.ts'
import { ThirdPartyRegistrationPerson } from './third-party-person.tsx'
import type { ThirdPartyRegistrationProps } from './third-party-registration.tsx'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useThirdPartyRegistrationText = textsOf('third-party-registration')
const useCreateLoginText = textsOf('create-login')

/** Who the third party is, where they live, and their login; the modal opens over it, so that nothing typed is lost. */
export function ThirdPartyRegistrationForm({ snapshot, send }: ThirdPartyRegistrationProps) {
  const text = useThirdPartyRegistrationText()
  const login = useCreateLoginText()
  const common = useCommonText()
  const labels = useStepLabels()
  const { request, draft, errors, addressType } = snapshot.context
  const isPending = snapshot.hasTag('pending')
  const form = useLeaving((left) =>
    send({ type: 'draft.keep', draft: withoutSecrets(readThirdParty(readForm(left), addressType)) }),
  )
  if (request === null) return null
  return (
    <Step
      {...labels}
      stepKey="thirdPartyRegistration.form"
      title={text.title}
      documentTitle={text.title}
      onClose={() => send({ type: 'close.choose' })}
      errors={fieldErrors(errors, { ...login.errors, ...text.errors })}
      busy={isPending}
      announce={isPending ? login.registering : undefined}
      aside={<ThirdPartyRegistrationAccount request={request} />}
    >
      <form
        ref={form}
        noValidate
        onSubmit={onSubmit((read) =>
          send({ type: 'form.submit', entries: readThirdParty(read, addressType) }),
        )}
      >
        <ThirdPartyRegistrationPerson start={draft ?? startOf(request)} errors={errors} />
        <ThirdPartyRegistrationAddress
          address={(draft ?? request).address}
          addressType={addressType}
          errors={errors}
          onChoose={(chosen) => send({ type: 'addressType.choose', addressType: chosen })}
        />
        <CreateLoginInfo title={text.loginTitle} errors={errors} draft={draft} />
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
      <ThirdPartyRegistrationDialog snapshot={snapshot} send={send} />
    </Step>
  )
}
