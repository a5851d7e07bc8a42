import { expect, test } from 'vitest'
import { reviewLookup } from '../../../machines/forms/account-lookup.ts'
import { addressTypes } from '../../../machines/forms/address.ts'
import { billForm } from '../../../machines/forms/bill.ts'
import { forgotLoginForm } from '../../../machines/forms/forgot-login.ts'
import type { ReadText } from '../../../machines/forms/form-of.ts'
import { invitationForm, loginForm } from '../../../machines/forms/login-form.ts'
import { lookupForm } from '../../../machines/forms/lookup-form.ts'
import { thirdPartyForm } from '../../../machines/forms/third-party-form.ts'
import { noLink } from '../../../machines/invitation.machine.ts'
import { noRequest } from '../../../machines/shared/third-party.ts'
import { invitedUserBody } from '../../../src/portal/flows/invitation/invitation.ports.ts'
import { forgotLoginBody } from '../../../src/portal/flows/recovery/forgot-login.ports.ts'
import { createUserBody } from '../../../src/portal/flows/registration/create-login.ports.ts'
import { eligibilityBody } from '../../../src/portal/flows/registration/registration.calls.ts'
import { thirdPartyBody } from '../../../src/portal/flows/third-party/third-party-registration.ports.ts'
import { invitation } from '../../../stories/examples/invitation.ts'
import { newLogin, registrant } from '../../../stories/examples/people.ts'

const isForm = (value: unknown): value is { readonly fields: object } =>
  typeof value === 'object' && value !== null && 'fields' in value && 'read' in value

type Kind = Readonly<Record<'customerType' | 'addressType' | 'mode', string>>
const kinds: readonly Kind[] = ['individual', 'business'].flatMap((customerType) =>
  addressTypes.flatMap((addressType) =>
    ['phone', 'address'].map((mode) => ({ customerType, addressType, mode })),
  ),
)

/** Two texts of each field; of any other field `text 1` and `text 2`. */
const texts: Readonly<Record<string, readonly [string, string]>> = {
  email: ['jordan@example.com', 'sam@example.com'],
  phone: ['(609) 555-0148', '(609) 555-0149'],
  primaryPhone: ['(609) 555-0148', '(609) 555-0149'],
  phoneCountry: ['US', 'GB'],
  state: ['NJ', 'NY'],
  zipCode: ['08055', '08056'],
}

interface Call {
  readonly form: string
  readonly bodyOf: (read: ReadText) => unknown
  /** The fields that only the form itself needs. */
  readonly onlyHere?: readonly string[]
}
const confirmed = ['confirmPassword', 'confirmEmail']
const calls: readonly Call[] = [
  { form: 'billForm', bodyOf: (read) => eligibilityBody(billForm.read(read)) },
  { form: 'billForm', bodyOf: (read) => createUserBody(billForm.read(read), newLogin) },
  {
    form: 'loginForm',
    bodyOf: (read) => createUserBody(registrant, loginForm.read(read)),
    onlyHere: confirmed,
  },
  {
    form: 'invitationForm',
    bodyOf: (read) => invitedUserBody(noLink, invitation, invitationForm.read(read)),
    onlyHere: ['confirmPassword'],
  },
  {
    form: 'thirdPartyForm',
    bodyOf: (read) => thirdPartyBody(noRequest, thirdPartyForm.read(read)),
    onlyHere: confirmed,
  },
  { form: 'forgotLoginForm', bodyOf: (read) => forgotLoginBody(forgotLoginForm.read(read)) },
  { form: 'lookupForm', bodyOf: (read) => reviewLookup(lookupForm.read(read)) },
]

test.each(calls)('each field of $form reaches the body of its call', ({ bodyOf, onlyHere = [] }) => {
  const names = new Set<string>()
  const bodyWith = (kind: Kind, changed?: string, isLeftOut = false) =>
    JSON.stringify(
      bodyOf((name) => {
        names.add(name)
        const chosen: Readonly<Record<string, string>> = kind
        if (name === changed && isLeftOut) return undefined
        return chosen[name] ?? (texts[name] ?? ['text 1', 'text 2'])[name === changed ? 1 : 0]
      }),
    )
  const bodies = kinds.map((kind) => [kind, bodyWith(kind)] as const)
  const reaches = (name: string) =>
    bodies.some(([kind, body]) =>
      // A box or a choice has no second text.
      [false, name in kind || name === 'mfaOptIn'].some(
        (isLeftOut) => bodyWith(kind, name, isLeftOut) !== body,
      ),
    )
  expect([...names].filter((name) => !reaches(name)).toSorted()).toEqual(onlyHere.toSorted())
})

test('every form with more than one field is among them', () => {
  const forms = Object.values(
    import.meta.glob<object>('../../../machines/forms/*.ts', { eager: true }),
  ).flatMap((file) => Object.entries(file))
  const large = forms.filter(([, value]) => isForm(value) && Object.keys(value.fields).length > 1)
  const inAnother = ['addressForm']
  const known = [...calls.map(({ form }) => form), ...inAnother]
  expect(large.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([])
})
