import { loginCreationMachine } from '../../machines/parts/login-creation.machine.ts'
import { examplesOf, kinds } from './examples-of.ts'
import { newLogin } from './people.ts'

export const missingCredentials = {
  loginId: 'loginIdRequired',
  password: 'passwordRequired',
  confirmPassword: 'confirmPasswordRequired',
  question: 'securityQuestionRequired',
  answer: 'securityAnswerRequired',
} as const
export const invalidCredentials = {
  loginId: 'loginIdInvalid',
  password: 'passwordInvalid',
  confirmPassword: 'passwordsDoNotMatch',
  answer: 'securityAnswerTooShort',
} as const
export const refused = { kind: 'refused', passwordReason: '' } as const
export const commonPassword = {
  kind: 'refused',
  passwordReason:
    'This password was found in a list of commonly used passwords. Please try another password.',
} as const
/** Without the call that creates the login, or after a call that failed. */
export const withoutCreation = {
  loginIdTaken: { kind: 'loginIdTaken' },
  failed: { kind: 'failed', waitSeconds: 0 },
} as const

export const examples = examplesOf({
  machine: loginCreationMachine,
  inputs: [{ entries: newLogin }],
  events: [],
  answers: {
    checkLoginId: kinds('available', 'taken'),
    createLogin: { refused, commonPassword },
  },
})
