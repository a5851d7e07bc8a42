import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { eligibilityMachine, type EligibilityRefusal } from '../../../machines/eligibility.machine.ts'
import { emptyBill } from '../../../machines/forms/bill.ts'
import { Screen } from '../../../src/portal/flows/registration/eligibility.tsx'
import { flowStories } from '../../kit/flow-story.tsx'
import { storiesFor } from '../../kit/story-at.ts'
import { lookupChild, resendChild, securityCheckChild } from '../../kit/children.ts'
import { textOf } from '../../kit/text-of.ts'
import { registrant } from '../../examples/people.ts'

const flow = flowStories(eligibilityMachine, Screen)
const meta = { title: 'Register', id: 'flows-eligibility', ...flow } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const at = storiesFor(eligibilityMachine, { entries: registrant, linkEmail: '', pass: 'none' })
const empty = { entries: emptyBill }
const refused = (refusal: EligibilityRefusal): Story => at('form', { refusal })

const check = (...child: Parameters<typeof securityCheckChild>) =>
  at('securityCheck', empty, { securityCheck: securityCheckChild(...child) })

export const SecurityCheck = check('unsolved')
export const SecurityCheckNotSolved = check('unsolved', { reminder: 'notSolved' })
export const SecurityCheckExpired = check('unsolved', { reminder: 'expired' })
export const SecurityCheckUnavailable = check('unavailable')
export const SecurityCheckAgain = at(
  'securityCheck',
  { isAgain: true },
  { securityCheck: securityCheckChild('unsolved') },
)
export const FormAgain = at('form', { isAgain: true })
export const Form = at('form', empty)
export const FormPrefilled = at('form')
export const LeavingAsked = at('leaving')
export const FormBusiness = at('form', {
  entries: {
    ...emptyBill,
    customerType: 'business',
    customerName: 'The Riverton Cooperative Nursery, Community Garden and Allotment Society',
  },
})
export const FormProblems = at('form', {
  entries: { ...emptyBill, accountNumber: '2100 1234 56' },
  errors: {
    accountNumber: 'accountNumberInvalid',
    firstName: 'firstNameRequired',
    lastName: 'lastNameRequired',
  },
})
export const FormEdited: Story = {
  ...FormProblems,
  play: async ({ canvas, args, globals }) => {
    const text = textOf(globals, 'fields')
    const entries = { ...emptyBill, accountNumber: '2100 1234 56', firstName: 'J' }
    await userEvent.type(canvas.getByRole('textbox', { name: text.firstName }), 'J')
    await waitFor(() => expect(args.send).toHaveBeenLastCalledWith({ type: 'form.edit', entries }))
    await userEvent.clear(canvas.getByRole('textbox', { name: text.accountNumber }))
    await userEvent.paste('XXXX-210012345678')
    const pasted = { ...entries, accountNumber: '210012345678' }
    await waitFor(() => expect(args.send).toHaveBeenLastCalledWith({ type: 'form.edit', entries: pasted }))
  },
}
export const FormEmpty = at('form', {
  ...empty,
  errors: {
    accountNumber: 'accountNumberRequired',
    firstName: 'firstNameRequired',
    lastName: 'lastNameRequired',
  },
})
export const FormBusinessEmpty = at('form', {
  entries: { ...emptyBill, customerType: 'business' },
  errors: { accountNumber: 'accountNumberRequired', customerName: 'customerNameRequired' },
})
export const DetailsDoNotMatch = refused('detailsDoNotMatch')
export const AccountNumberNotFound = refused('accountNumberNotFound')
export const NotEligible = refused('notEligible')
export const SisterCustomer = refused('sisterCustomer')
export const SomethingWrong = refused('somethingWrong')
/** The code of the account lookup loads after the form, so the story waits until the dialog of the lookup appears. */
const lookup = (child: ReturnType<typeof lookupChild>): Story => ({
  ...at('lookup', {}, { accountLookup: child }),
  play: async ({ canvas, globals }) => {
    const { title } = textOf(globals, 'accountLookup')
    await expect(await canvas.findByRole('dialog', { name: title })).toBeVisible()
  },
})
export const Lookup = lookup(
  lookupChild('securityCheck', {}, { securityCheck: securityCheckChild('unsolved') }),
)
export const LookupForm = lookup(lookupChild('form'))
export const LookupErrors = lookup(
  lookupChild('form', {
    errors: { firstName: 'firstNameRequired', lastName: 'lastNameRequired', phone: 'phoneInvalid' },
  }),
)
export const LookupSent = lookup(lookupChild({ results: 'sent' }, { recipient: 'j•••••a@example.com' }))
export const LookupNewYork = lookup(lookupChild({ results: 'newYork' }))
export const LookupCallFailed = lookup(lookupChild('callFailed'))
export const Validating = at('validating')
export const AlreadyRegistered = at('alreadyRegistered')
const inProgress = (resendActivation: ReturnType<typeof resendChild>) =>
  at('registrationInProgress', { oktaId: '00u1' }, { resendActivation })
export const RegistrationInProgress = inProgress(resendChild('ready'))
export const ActivationEmailSent = inProgress(resendChild('sent', { email: 'j•••••a@example.com' }))
export const Eligible = at('eligible')
export const SisterRegistration = at('sisterRegistration')
export const Login = at('login')
export const ForgotLogin = at('forgotLogin')
export const ForgotPassword = at('forgotPassword')
