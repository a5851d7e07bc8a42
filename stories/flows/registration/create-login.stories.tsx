import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { loginForm } from '../../../machines/forms/login-form.ts'
import { emptyBill } from '../../../machines/forms/bill.ts'
import { createLoginMachine } from '../../../machines/create-login.machine.ts'
import { Screen } from '../../../src/portal/flows/registration/create-login.tsx'
import { commonPassword, invalidCredentials, missingCredentials } from '../../examples/login-creation.ts'
import { flowStories } from '../../kit/flow-story.tsx'
import { storiesFor } from '../../kit/story-at.ts'
import { textOf } from '../../kit/text-of.ts'
import { newLogin, registrant } from '../../examples/people.ts'

const flow = flowStories(createLoginMachine, Screen)
const meta = { title: 'Create login', id: 'flows-create-login', ...flow } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const business = {
  registrant: {
    ...registrant,
    customerType: 'business',
    firstName: '',
    middleName: '',
    lastName: '',
    customerName: 'The Riverton Cooperative Nursery, Community Garden and Allotment Society',
  },
} as const
/** The portal never stores the password and the security answer. */
const draft = { ...loginForm.draft(newLogin), mfaOptIn: false, phone: '' }
const at = storiesFor(createLoginMachine, { registrant, linkEmail: '', draft: null })

export const Arriving = at('routing')
export const Form = at('form')
export const FormBusiness = at('form', business)
export const FormLinkEmail = at('form', { linkEmail: 'jordan.rivera@example.com' })
export const FormWithPhone: Story = {
  ...at('form'),
  play: async ({ canvas, globals }) => {
    const { mfa } = textOf(globals, 'createLogin')
    const box = canvas.getByRole('checkbox', { name: mfa.enable })
    await userEvent.click(box)
    await canvas.findByRole('combobox', { name: textOf(globals, 'fields').phoneCountry })
    const phone = canvas.getByRole('textbox', { name: mfa.phone })
    await userEvent.type(phone, '6095550148')
    await userEvent.click(box)
    await expect(phone).not.toBeVisible()
    await userEvent.click(box)
    await expect(phone).toHaveValue('(609) 555-0148')
  },
}
export const FormWithPhoneInSpanish: Story = { ...FormWithPhone, globals: { language: 'es' } }
export const FormWithoutSms: Story = { ...at('form'), parameters: { sms: false } }
export const LeavingAsked = at('leaving')
export const FormEmpty = at('form', {
  errors: {
    ...missingCredentials,
    email: 'emailRequired',
    confirmEmail: 'confirmEmailRequired',
  },
})
export const FormInvalid = at('form', {
  draft: { ...draft, loginId: 'jordan', email: 'jordan.rivera@' },
  errors: {
    ...invalidCredentials,
    email: 'emailInvalid',
    confirmEmail: 'emailsDoNotMatch',
  },
})
export const FormPasswordCommon = at('form', { errors: { password: 'passwordCommon' } })
const { passwordReason } = commonPassword
export const FormPasswordRefused = at('form', {
  passwordReason,
  errors: { password: 'passwordRefused' },
})
export const CouldNotCreatePassword = at('couldNotCreate', { passwordReason })
export const FormAnswerMatches = at('form', { errors: { answer: 'securityAnswerMatches' } })
export const FormPhoneInvalid: Story = {
  ...at('form', { errors: { phone: 'phoneInvalid' } }),
  play: async ({ canvas, globals }) => {
    const { mfa } = textOf(globals, 'createLogin')
    await userEvent.click(canvas.getByRole('checkbox', { name: mfa.enable }))
    await canvas.findByRole('combobox', { name: textOf(globals, 'fields').phoneCountry })
  },
}
export const LoginIdNotAvailable = at('form', { draft, errors: { loginId: 'loginIdNotAvailable' } })
export const Creating = at('creating')
export const CouldNotCreate = at('couldNotCreate')
export const CallFailed = at('callFailed')
export const TooManyTries = at('callFailed', { waitSeconds: 720 })
export const Created = at('created')
export const Previous = at('previous')
export const ProofLapsed = at('proofLapsed')
export const Registered = at('registered')
export const Register = at('register', { registrant: emptyBill })
