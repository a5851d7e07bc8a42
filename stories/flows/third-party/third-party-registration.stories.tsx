import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ContextFrom } from 'xstate'
import { thirdPartyRegistrationMachine } from '../../../machines/third-party-registration.machine.ts'
import type { ThirdPartyRefusal } from '../../../machines/third-party-registration.machine.ts'
import { Screen } from '../../../src/portal/flows/third-party/third-party-registration.tsx'
import { flowStories } from '../../kit/flow-story.tsx'
import { thirdPartyRequest as request } from '../../examples/third-party-people.ts'

const flow = flowStories(thirdPartyRegistrationMachine, Screen)
const meta = { title: 'Flows/Third party registration', ...flow } satisfies Meta<typeof flow.component>
export default meta
type Story = StoryObj<typeof meta>
type Context = ContextFrom<typeof thirdPartyRegistrationMachine>

const opened: Context = {
  request,
  draft: null,
  addressType: 'STANDARD',
  submitted: null,
  errors: {},
  refusal: null,
}
const at = (state: Story['args']['state'], context: Partial<Context> = {}): Story => ({
  args: { state, context: { ...opened, ...context } },
})
const refused = (refusal: ThirdPartyRefusal): Story => at('couldNotCreate', { refusal })

export const Arriving = at('arriving')
export const Standard = at('form')
/** Where no text messages are sent, none are promised; the phone to be called at stays. */
export const StandardWithoutSms: Story = { ...at('form'), parameters: { sms: false } }
export const PoBox = at('form', { addressType: 'PO BOX' })
export const Military = at('form', { addressType: 'MILITARY' })
export const Foreign = at('form', { addressType: 'FOREIGN' })
export const StandardProblems = at('form', {
  errors: {
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
    loginId: 'loginIdRequired',
    password: 'passwordRequired',
    confirmPassword: 'confirmPasswordRequired',
    question: 'securityQuestionRequired',
    answer: 'securityAnswerRequired',
  },
})
export const PoBoxProblems = at('form', {
  addressType: 'PO BOX',
  errors: {
    primaryPhone: 'phoneInvalid',
    email: 'emailInvalid',
    confirmEmail: 'emailsDoNotMatch',
    poBox: 'poBoxRequired',
    loginId: 'loginIdInvalid',
    password: 'passwordInvalid',
    confirmPassword: 'passwordsDoNotMatch',
    answer: 'securityAnswerTooShort',
  },
})
export const MilitaryProblems = at('form', {
  addressType: 'MILITARY',
  errors: {
    unit: 'unitRequired',
    unitNumber: 'unitNumberRequired',
    apoFmoDpo: 'apoFmoDpoRequired',
    aeApAA: 'aeApAARequired',
    zipCode: 'zipCodeRequired',
    answer: 'securityAnswerMatches',
  },
})
export const ForeignProblems = at('form', {
  addressType: 'FOREIGN',
  errors: { foreignState: 'foreignStateRequired', foreignCountry: 'foreignCountryRequired' },
})
export const LoginIdNotAvailable = at('form', { errors: { loginId: 'loginIdNotAvailable' } })
export const CheckingLoginId = at('checkingLoginId')
export const Registering = at('registering')
export const InvalidAddress = refused({ code: 'invalidAddress' })
export const PartnerNotCreated = refused({ code: 'partnerNotCreated' })
export const AccountsNotLinked = refused({ code: 'accountsNotLinked' })
export const LoginIdTaken = refused({ code: 'loginIdTaken' })
export const AccountNotCreated = refused({ code: 'accountNotCreated' })
export const NotCreated = refused({ code: 'notCreated' })
export const SomethingWrong = refused({ code: 'somethingWrong' })
export const PasswordPolicy = refused({
  message: 'Password has been used too recently. <b>Choose</b> one you have not used in the last 4 changes.',
})
export const Registered = at('registered')
export const Cancelled = at('cancelled')
export const Login = at('login')
export const NothingStored = at('nothingStored', { request: null })
