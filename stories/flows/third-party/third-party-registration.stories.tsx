import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ContextFrom } from 'xstate'
import type { ThirdPartyRefusal } from '../../../machines/forms/third-party.ts'
import { thirdPartyForm, type ThirdPartyDraft } from '../../../machines/forms/third-party-form.ts'
import { noRequest } from '../../../machines/shared/third-party.ts'
import { thirdPartyRegistrationMachine } from '../../../machines/third-party-registration.machine.ts'
import { Screen } from '../../../src/portal/flows/third-party/third-party-registration.tsx'
import { invalidCredentials, missingCredentials } from '../../examples/login-creation.ts'
import { flowStories } from '../../kit/flow-story.tsx'
import { storiesFor } from '../../kit/story-at.ts'
import { thirdPartyRequest as request } from '../../examples/third-party-people.ts'
import { textOf } from '../../kit/text-of.ts'

const meta = {
  title: 'Third party registration',
  id: 'flows-third-party-registration',
  ...flowStories(thirdPartyRegistrationMachine, Screen),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = ContextFrom<typeof thirdPartyRegistrationMachine>

const at = storiesFor(thirdPartyRegistrationMachine, { request, draft: null })
const refused = (refusal: ThirdPartyRefusal): Story => at('couldNotCreate', { refusal })

export const Arriving = at('routing')
export const Standard = at('form')
export const Changed: Story = {
  ...at('form'),
  play: async ({ canvas, globals, userEvent }) => {
    const { change, person, address } = textOf(globals, 'thirdPartyRegistration')
    await userEvent.click(canvas.getByRole('button', { name: `${change} ${person.title}` }))
    await expect(canvas.getByRole('group', { name: person.title })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: `${change} ${address.title}` }))
    await expect(canvas.getByRole('group', { name: address.title })).toHaveFocus()
  },
}
export const LeavingAsked = at('leaving')
/** The field for the contact phone remains. */
export const StandardWithoutSms: Story = { ...at('form'), parameters: { sms: false } }
const empty = thirdPartyForm.draft(thirdPartyForm.empty)
const person = {
  firstName: 'Sam Lee',
  lastName: 'Okafor',
  primaryPhone: '+16095550148',
  email: 'sam@example.com',
  confirmEmail: 'sam@example.com',
  loginId: 'sokafor_12',
  question: 'first_award',
}
const typing = (addressType: Context['addressType']): Story =>
  at('form', {
    addressType,
    draft: { ...empty, ...person, address: { ...request.address, addressType } },
  })
export const PoBox = typing('PO BOX')
export const Military = typing('MILITARY')
export const Foreign = typing('FOREIGN')
const problems = (
  addressType: Context['addressType'],
  errors: Context['errors'],
  typed: Partial<ThirdPartyDraft> = {},
): Story =>
  at('form', {
    addressType,
    errors,
    draft: { ...empty, ...typed, address: { ...empty.address, ...typed.address, addressType } },
  })
export const StandardProblems = problems('STANDARD', {
  firstName: 'firstNameRequired',
  lastName: 'lastNameRequired',
  primaryPhone: 'primaryPhoneRequired',
  email: 'emailRequired',
  confirmEmail: 'confirmEmailRequired',
  houseNumber: 'houseNumberRequired',
  streetName: 'streetNameRequired',
  city: 'cityRequired',
  state: 'stateRequired',
  zipCode: 'zipCodeRequired',
  ...missingCredentials,
})
export const PoBoxProblems = problems(
  'PO BOX',
  {
    firstName: 'nameInvalid',
    primaryPhone: 'phoneInvalid',
    email: 'emailInvalid',
    confirmEmail: 'emailsDoNotMatch',
    poBox: 'poBoxRequired',
    ...invalidCredentials,
  },
  {
    ...person,
    firstName: '<Sam>',
    primaryPhone: '+1609555',
    email: 'sam@example',
    loginId: 'sam',
    address: { ...empty.address, city: 'Riverton', state: 'NJ', zipCode: '08077' },
  },
)
export const MilitaryProblems = problems(
  'MILITARY',
  {
    unit: 'unitRequired',
    unitNumber: 'unitNumberRequired',
    apoFmoDpo: 'apoFmoDpoRequired',
    aeApAA: 'aeApAARequired',
    zipCode: 'zipCodeRequired',
    answer: 'securityAnswerMatches',
  },
  person,
)
export const ForeignProblems = problems(
  'FOREIGN',
  { foreignState: 'foreignStateRequired', foreignCountry: 'foreignCountryRequired' },
  {
    ...person,
    address: {
      ...empty.address,
      houseNumber: '12',
      streetName: 'Ferry Lane',
      city: 'Ottawa',
      zipCode: 'K1A 0B1',
    },
  },
)
export const LoginIdNotAvailable = problems(
  'STANDARD',
  { loginId: 'loginIdNotAvailable' },
  { ...person, address: request.address },
)
const passwordPolicy = {
  message: 'Password has been used too recently. <b>Choose</b> one you have not used in the last 4 changes.',
}
export const PasswordRefused = at('form', {
  draft: { ...empty, ...person, address: request.address },
  errors: { password: 'passwordRefused' },
  refusal: passwordPolicy,
})
export const Registering = at('registering')
export const InvalidAddress = refused({ code: 'invalidAddress' })
export const PartnerNotCreated = refused({ code: 'partnerNotCreated' })
export const AccountsNotLinked = refused({ code: 'accountsNotLinked' })
export const LoginIdTaken = refused({ code: 'loginIdTaken' })
export const AccountNotCreated = refused({ code: 'accountNotCreated' })
export const NotCreated = refused({ code: 'notCreated' })
export const SomethingWrong = refused({ code: 'somethingWrong' })
export const PasswordPolicy = refused(passwordPolicy)
export const Registered = at('registered')
export const Cancelled = at('cancelled')
export const Login = at('login')
export const NothingStored = at('nothingStored', { request: noRequest })
