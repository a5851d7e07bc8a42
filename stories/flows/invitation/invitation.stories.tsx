import type { Meta, StoryObj } from '@storybook/react-vite'
import { invitationForm } from '../../../machines/forms/login-form.ts'
import { invitationMachine } from '../../../machines/invitation.machine.ts'
import { Screen } from '../../../src/portal/flows/invitation/invitation.tsx'
import { commonPassword, invalidCredentials, missingCredentials } from '../../examples/login-creation.ts'
import { flowStories } from '../../kit/flow-story.tsx'
import { storiesFor } from '../../kit/story-at.ts'
import { invitation } from '../../examples/invitation.ts'
import { invitedLogin } from '../../examples/people.ts'

const flow = flowStories(invitationMachine, Screen)
const meta = { title: 'Invitation', id: 'flows-invitation', ...flow } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const invited = { invitation }

const at = storiesFor(invitationMachine, {
  link: { guid: '3f2a', accountNumber: '210012345678' },
  draft: null,
})
/** The portal never stores the password and the security answer. */
const draft = { ...invitationForm.draft(invitedLogin), mfaOptIn: false, phone: '' }
type Context = Story['args']['context']
const errors = (found: Context['errors'], typed: Context['draft'] = null): Story =>
  at('form', { ...invited, draft: typed, errors: found })

export const Arriving = at('routing')
export const Loading = at('loading')
export const NotFound = at('notFound')
export const LoadFailed = at('loadFailed')
export const AlreadyRegistered = at('alreadyRegistered', { loginHint: 'jrivera26' })
export const Redirecting = at('redirecting', { loginHint: 'jrivera26' })
export const Form = at('form', invited)
export const LeavingAsked = at('leaving', invited)
export const FormBusiness = at('form', {
  invitation: {
    ...invitation,
    customerType: 'business',
    customerName: 'The Riverton Cooperative Nursery, Community Garden and Allotment Society',
    email: 'accounts.payable@the-riverton-cooperative-nursery-and-community-garden.example.com',
  },
})
export const FormWithoutSms: Story = { ...at('form', invited), parameters: { sms: false } }
export const FormPasswordCommon = errors({ password: 'passwordCommon' })
const { passwordReason } = commonPassword
export const FormPasswordRefused = at('form', {
  ...invited,
  errors: { password: 'passwordRefused' },
  passwordReason,
})
export const FormEmpty = errors({ ...missingCredentials, phone: 'phoneInvalid' })
export const FormInvalid = errors(invalidCredentials, { ...draft, loginId: 'jordan' })
export const LoginIdTaken = errors({ loginId: 'loginIdNotAvailable' }, draft)
export const AnswerMatches = errors({ answer: 'securityAnswerMatches' })
export const Creating = at('creating', invited)
export const CouldNotCreate = at('couldNotCreate', invited)
export const CallFailed = at('callFailed', invited)
export const Created = at('created', invited)
export const Login = at('login')
