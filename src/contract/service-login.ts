import * as v from 'valibot'
import { answered, byName, get, type Group, post } from './operation.ts'
import { loginId, maybeText, password } from './fields.ts'

const credentials = v.object({ loginId, password })
const status = v.object({ Status: v.string() })
const checked = {
  summary: 'Checks a login ID and a password. No screen calls this operation.',
  outcomes: {
    done: ['Success'],
    refused: ['STAGED', 'PROVISIONED', 'SUSPENDED', 'DEPROVISIONED', 'LOCKED_OUT', 'Failed'],
  },
  request: { loginId: 'jrivera_48', password: 'Blue-Kettle-42' },
  answers: [{ Status: 'Success' }],
} as const

/**
 * The calls of the service login, which gives tokens to a visitor who has not signed in. Two further calls in this
 * group send a password. No page of the portal uses these two calls.
 */
export const serviceLoginOperations = byName({
  serviceLogin: get(
    v.object({
      id_token: maybeText,
      access_token: maybeText,
      refresh_token: maybeText,
    }),
  ),
  userLogin: post(credentials, status, { requiresCaptcha: true }),
  submitLogin: post(credentials, status, { requiresCaptcha: true }),
})

export const serviceLoginGroup = {
  name: 'Service login',
  description: 'The anonymous sign-in for the move-in site.',
  operations: serviceLoginOperations,
  calls: () => ({
    serviceLogin: {
      summary: 'Issues anonymous tokens with the smallest scope, for a visitor who is not signed in.',
      outcomes: answered,
      isRead: true,
      request: undefined,
      answers: [{ id_token: 'eyJ.id', access_token: 'eyJ.access', refresh_token: 'eyJ.refresh' }, {}],
    },
    userLogin: checked,
    submitLogin: checked,
  }),
} satisfies Group<typeof serviceLoginOperations>
