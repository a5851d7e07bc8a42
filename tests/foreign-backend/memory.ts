import { randomUUID } from 'node:crypto'
import { accounts, logins, requests } from './people.ts'

/** Without `body` only a status. */
export interface Reply {
  readonly status?: number
  readonly type?: string
  readonly body?: string
}

export interface Message {
  readonly to: string
  readonly text: string
}

export const createMemory = (portal: string) => ({
  portal,
  messages: [] as Message[],
  logins: logins(),
  requests: requests(),
  /** `activations`: login ID by code. `codes`: the newest code by factor. */
  activations: new Map<string, string>(),
  codes: new Map<string, string>(),
  paperless: new Set<string>(),
  eligible: new Set<string>(),
})
export type Memory = ReturnType<typeof createMemory>

export type Body = Readonly<Record<string, unknown>>
interface Call {
  readonly body: Body
  readonly memory: Memory
  readonly session: string
}

export type Answer = (call: Call) => Reply

export const json = (value: unknown): Reply => ({
  type: 'application/json; charset=UTF-8',
  body: JSON.stringify(value),
})
export const asText = (value: unknown): Reply => ({
  type: 'text/plain; charset=utf-8',
  body: JSON.stringify(value),
})
export const okText: Reply = { type: 'text/plain', body: 'OK' }
export const noContent: Reply = { status: 204 }

export const textOf = (body: Body, field: string) => {
  const value = body[field]
  return typeof value === 'string' ? value : ''
}
export const maskEmail = (email: string) => `${email.slice(0, 1)}***${email.slice(email.indexOf('@'))}`
export const accountOf = (number: string) => accounts.find((account) => account.number === number)

const sendCode = ({ messages, codes }: Memory, factor: string, phone: string) => {
  const code = String(100_000 + messages.length * 7919)
  codes.set(factor, code)
  messages.push({ to: phone, text: `Your code is ${code}` })
}
export const sendActivation = ({ messages, activations, portal }: Memory, loginId: string, email: string) => {
  const code = randomUUID()
  activations.set(code, loginId)
  messages.push({ to: email, text: `${portal}/registrationComplete?code=${code}` })
}
const findById = ({ logins: all }: Memory, id: string) => [...all].find(([, login]) => login.id === id)

export const createLogin = ({ body, memory }: Call, account: string) => {
  const id = `okta-${randomUUID()}`
  const phone = body['mfaOptIn'] === true ? textOf(body, 'mfaPhoneFactor') : ''
  const factor = phone && `sms-${randomUUID()}`
  const email = textOf(body, 'email')
  memory.logins.set(textOf(body, 'loginId'), { id, email, account, factor, state: 'STAGED' })
  if (factor) sendCode(memory, factor, phone)
  return { id, email, factor: factor || null, enrolled: factor ? 'Success' : null }
}

/** To the address in the request, else that of the login. */
export const activationMail =
  (unknown: string): Answer =>
  ({ body, memory }) => {
    const loginId = textOf(body, 'loginId') || (findById(memory, textOf(body, 'oktaId'))?.[0] ?? '')
    const login = memory.logins.get(loginId)
    if (!login) return json({ Email: null, Status: unknown })
    const email = textOf(body, 'email') || login.email
    sendActivation(memory, loginId, email)
    return json({ Email: email, Status: 'Sent Successfully' })
  }
