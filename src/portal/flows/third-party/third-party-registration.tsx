import { emptyAddress } from '../../../../machines/forms/address.ts'
import type { thirdPartyRegistrationMachine } from '../../../../machines/third-party-registration.machine.ts'
import type { ThirdPartyErrors, ThirdPartyRefusal } from '../../../../machines/forms/third-party.ts'
import type { ThirdPartyDraft } from '../../../../machines/forms/third-party-form.ts'
import { personErrors, thirdPartyName } from '../../../../machines/forms/third-party.ts'
import { thirdPartyForm } from '../../../../machines/forms/third-party-form.ts'
import { emailError } from '../../../../machines/rules/email.ts'
import { hasErrors } from '../../../../machines/rules/errors.ts'
import { readablePhone } from '../verification/phone-verification.tsx'
import { Leaving } from '../kit/interlude.tsx'
import { CallUs } from '../kit/links.tsx'
import { closeForm } from '../kit/closing.ts'
import { LeavingDialog } from '../kit/leaving-dialog.tsx'
import type { ScreenProps } from '../kit/flow.ts'
import { inStates, screenOf } from '../kit/screen-of.tsx'
import { Wait } from '../kit/wait.tsx'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { LevelHead } from '../../components/level-head/level-head.tsx'
import { PageStep } from '../kit/page-step.tsx'
import { CreateLoginInfo, CreateLoginPhone, useLoginErrorText } from '../registration/credentials-fields.tsx'
import { fieldErrors, formWithRules, readForm, useLeaving } from '../kit/form.ts'
import { useText, useCommonText, usePortal } from '../kit/portal.tsx'
import { PrefilledPart } from './prefilled-part.tsx'
import { ThirdPartyRegistrationAddress } from './third-party-address.tsx'
import { PhoneField } from '../../components/phone-field/phone-field.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import css from '../kit/form.module.css'
import type { ThirdPartyRequest } from '../../../../machines/shared/third-party.ts'
import { SummaryList } from '../../components/summary-list/summary-list.tsx'
import { Dialog } from '../../components/dialog/dialog.tsx'

type ThirdPartyRegistrationProps = ScreenProps<typeof thirdPartyRegistrationMachine>

export const Screen = screenOf<typeof thirdPartyRegistrationMachine>({
  ...inStates(Leaving, 'routing', 'registered', 'cancelled', 'login', 'nothingStored', 'closed'),
  ...inStates(ThirdPartyRegistrationForm, 'form', 'leaving', 'registering', 'couldNotCreate'),
})

function ThirdPartyRegistrationForm({ snapshot, send }: ThirdPartyRegistrationProps) {
  const text = useText('thirdPartyRegistration')
  const login = useText('createLogin')
  const common = useCommonText()
  const { request, draft, errors, addressType, refusal } = snapshot.context
  const passwordReason = refusal !== null && 'message' in refusal ? refusal.message : ''
  const words = useLoginErrorText(passwordReason)
  const isPending = snapshot.hasTag('pending')
  const start = draft ?? startOf(request)
  const before = { address: { ...emptyAddress, addressType } }
  const form = useLeaving((left) =>
    send({ type: 'draft.keep', draft: thirdPartyForm.draft(readForm(thirdPartyForm, left, before)) }),
  )
  return (
    <PageStep
      stepKey="thirdPartyRegistration.form"
      title={text.title}
      onClose={(event) => closeForm(event, form.current, send)}
      errors={fieldErrors(errors, { ...words, ...text.errors })}
      doing={isPending && login.registering}
      aside={<ThirdPartyRegistrationAccount request={request} />}
      asideFirst
    >
      <LevelHead small kind="info" icon="lock" />
      <form
        ref={form}
        {...formWithRules(thirdPartyForm, hasErrors(errors), {
          before,
          next: 'thirdPartyConfirmation',
          submit: (entries) => send({ type: 'form.submit', entries }),
          edit: (entries, changed) => send({ type: 'form.edit', changed, entries }),
        })}
      >
        <ThirdPartyRegistrationPerson start={start} errors={errors} />
        <ThirdPartyRegistrationAddress
          address={start.address}
          addressType={addressType}
          errors={errors}
          onChoose={(chosen) => send({ type: 'addressType.choose', addressType: chosen })}
        />
        <CreateLoginInfo
          title={text.loginTitle}
          errors={errors}
          passwordReason={passwordReason}
          draft={draft}
        />
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
      <ThirdPartyRegistrationDialog snapshot={snapshot} send={send} />
    </PageStep>
  )
}

interface PersonProps {
  readonly start: PersonStart
  readonly errors: ThirdPartyErrors
}

function ThirdPartyRegistrationPerson({ start, errors }: PersonProps) {
  const { person: text, errors: ownWords, change } = useText('thirdPartyRegistration')
  const login = useText('createLogin')
  const common = useCommonText()
  const fields = useText('fields')
  const { language } = usePortal()
  const words = { ...login.errors, ...ownWords }
  const email = { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' } as const
  const plain = (name: keyof PersonStart) => ({
    id: name,
    name,
    label: { ...text, ...fields }[name],
    defaultValue: start[name],
  })
  const field = (name: (typeof personFields)[number]) => ({
    ...plain(name),
    error: errors[name] && words[errors[name]],
  })
  const isWhole =
    !hasErrors(personErrors(start)) && !emailError(start.email) && start.email === start.confirmEmail
  const hasProblem = personFields.some((name) => errors[name] !== undefined)
  return (
    <section aria-labelledby="person">
      <h2 id="person">{text.title}</h2>
      <PrefilledPart
        isWhole={isWhole}
        hasProblem={hasProblem}
        labels={{ change, what: text.title }}
        rows={[
          {
            term: text.name,
            value: thirdPartyName(start),
          },
          ...(start.careOf === '' ? [] : [{ term: text.careOf, value: start.careOf }]),
          {
            term: text.primaryPhone,
            value: [readablePhone(start.primaryPhone), start.extension].filter(Boolean).join(' – '),
            number: true,
          },
          { term: fields.email, value: start.email },
        ]}
      >
        <div className={css.fields}>
          <TextField {...field('firstName')} autoComplete="given-name" maxLength={80} />
          <TextField
            {...field('middleName')}
            optionalLabel={common.optional}
            autoComplete="additional-name"
            maxLength={80}
          />
          <TextField {...field('lastName')} autoComplete="family-name" maxLength={80} />
          <TextField {...plain('careOf')} optionalLabel={common.optional} maxLength={120} />
          <PhoneField
            {...field('primaryPhone')}
            defaultValue={start.primaryPhone || undefined}
            countryLabel={fields.phoneCountry}
            language={language}
          />
          <TextField
            {...plain('extension')}
            optionalLabel={common.optional}
            width="code"
            inputMode="numeric"
            autoComplete="tel-extension"
            maxLength={10}
          />
          <TextField {...field('email')} {...email} spellCheck={false} maxLength={254} />
          <TextField {...field('confirmEmail')} {...email} spellCheck={false} maxLength={254} />
        </div>
      </PrefilledPart>
    </section>
  )
}

function ThirdPartyRegistrationAccount({ request }: { readonly request: ThirdPartyRequest }) {
  const { account: text } = useText('thirdPartyRegistration')
  const fields = useText('fields')
  return (
    <>
      <h2 className={css.asideTitle}>{text.title}</h2>
      <p className={css.intro}>{text.lead}</p>
      <SummaryList
        rows={[{ term: fields.accountNumber, value: `XXXX-${request.accountNumber}`, number: true }]}
      />
    </>
  )
}

/** The refusals whose documented sentence says "contact customer service". */
const saysContact: ReadonlySet<string> = new Set([
  'partnerNotCreated',
  'accountsNotLinked',
  'accountNotCreated',
  'somethingWrong',
])

function ThirdPartyRegistrationDialog({ snapshot, send }: ThirdPartyRegistrationProps) {
  const { couldNotCreate: text } = useText('thirdPartyRegistration')
  const common = useCommonText()
  const { refusal, waitSeconds } = snapshot.context
  const refusalText = (of: ThirdPartyRefusal) => ('code' in of ? text.refusals[of.code] : of.message)
  return (
    <Dialog
      open={snapshot.matches('couldNotCreate')}
      title={text.title}
      closeLabel={common.close}
      onClose={() => send({ type: 'dialog.close' })}
    >
      <p>{refusal && refusalText(refusal)}</p>
      <Wait seconds={waitSeconds} />
      {refusal && 'code' in refusal && saysContact.has(refusal.code) && (
        <p>
          <CallUs />
        </p>
      )}
      <Actions>
        <Button onPress={() => send({ type: 'login.choose' })}>{common.returnToLogin}</Button>
      </Actions>
    </Dialog>
  )
}

const personFields = ['firstName', 'middleName', 'lastName', 'primaryPhone', 'email', 'confirmEmail'] as const
type PersonStart = Pick<
  ThirdPartyDraft,
  'firstName' | 'middleName' | 'lastName' | 'careOf' | 'primaryPhone' | 'extension' | 'email' | 'confirmEmail'
>

const startOf = (request: ThirdPartyRequest): PersonStart & Pick<ThirdPartyDraft, 'address'> => ({
  address: request.address,
  firstName: request.firstName,
  middleName: '',
  lastName: request.lastName,
  careOf: request.careOf,
  primaryPhone: request.phone,
  extension: request.extension,
  email: request.email,
  confirmEmail: request.email,
})
