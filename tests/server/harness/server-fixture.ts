import { randomBytes } from 'node:crypto'
import type { Updateable } from 'kysely'
import * as v from 'valibot'
import { headers, problem } from '../../../src/contract/http.ts'
import {
  operations,
  type OperationResponse,
  type Body,
  type OperationName,
} from '../../../src/contract/operations.ts'
import type { Language } from '../../../src/contract/languages.ts'
import type { Database } from '../../../src/server/database/database.ts'
import type { Schema } from '../../../src/server/database/schema.ts'
import { rowsIn } from './rows.ts'
import { newSession, solveCaptchaAt, startTestServer } from './start-test-server.ts'

interface Connection {
  readonly origin: string
  readonly session: string
  readonly language: Language
  /** As the trusted proxy reports it. */
  readonly clientAddress?: string
  /** For the first call that requires the captcha. */
  readonly solveCaptcha?: () => Promise<string>
}

/** One browser tab with its session. */
export interface Visitor {
  readonly session: string
  send(name: OperationName, body: unknown, more?: Record<string, string>): Promise<Response>
  /** Throws unless the call succeeds. */
  call<Name extends OperationName>(name: Name, body: Body<Name>): Promise<OperationResponse<Name>>
  /** Throws unless the server refuses. */
  refusal(name: OperationName, body: unknown): Promise<{ status: number; code: string; retryAfter: number }>
  /** In the same session. */
  withLanguage(language: Language): Visitor
}

export const createVisitor = (connection: Connection): Visitor => {
  const { origin, session, language, clientAddress } = connection
  let solving: Promise<string> | undefined
  let isSent = false
  const passCaptcha = async (): Promise<Record<string, string>> => {
    solving ??= connection.solveCaptcha?.()
    const token = await solving
    if (token === undefined || isSent) return {}
    isSent = true
    return { [headers.captcha]: token }
  }
  const send = async (name: OperationName, body: unknown, more: Record<string, string> = {}) => {
    const { method, requiresCaptcha } = operations[name]
    const pass = requiresCaptcha ? await passCaptcha() : {}
    return fetch(`${origin}/api/${name}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': language,
        [headers.session]: session,
        [headers.request]: randomBytes(12).toString('hex'),
        [headers.userAgent]: 'mywater-portal/test',
        ...(clientAddress && { 'X-Forwarded-For': clientAddress }),
        ...pass,
        ...more,
      },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    })
  }
  return {
    session,
    send,
    call: async (name, body) => {
      const response = await send(name, body)
      const text = await response.text()
      if (!response.ok) throw new Error(`${name}: ${response.status} ${text}`)
      return v.parse(operations[name].response, JSON.parse(text))
    },
    refusal: async (name, body) => {
      const response = await send(name, body)
      const { status, code } = v.parse(problem, await response.json())
      return { status, code, retryAfter: Number(response.headers.get('retry-after')) }
    },
    withLanguage: (other) => createVisitor({ ...connection, language: other }),
  }
}

type AccountColumns = Updateable<Schema['account']>

interface Registering {
  readonly phone?: string
  readonly language?: Language
  readonly account?: AccountColumns
}

let accountsMade = 0
const nextNumber = (): string => {
  accountsMade += 1
  return String(310000000000 + accountsMade)
}

export const makeAccount = async (db: Database, columns: AccountColumns = {}): Promise<string> => {
  const contractNumber = nextNumber()
  await db
    .insertInto('account')
    .values({
      contractNumber,
      businessPartnerNumber: contractNumber.slice(-10),
      businessPartnerGuid: `guid-${contractNumber}`,
      companyCode: 'NJ',
      customerType: 'Person',
      firstName: 'Ada',
      lastName: 'Brook',
      ...columns,
    })
    .execute()
  return contractNumber
}

/** For the holder of the account. */
export const holderOf = (connectionContractNumber: string) => ({
  connectionContractNumber,
  customerType: 'Person' as const,
  firstName: 'Ada',
  middleName: '',
  lastName: 'Brook',
})

export const loginDataFor = (connectionContractNumber: string) => ({
  connectionContractNumber,
  customerType: 'Individual' as 'Individual' | 'Business',
  firstName: 'Ada',
  middleName: '',
  lastName: 'Brook',
  email: `ada.brooka@${connectionContractNumber}.example.com`,
  loginId: `ada-${connectionContractNumber.slice(-8)}`,
  password: 'Blue-Kettle-42',
  question: 'favorite_toy',
  answer: 'A brown bear',
  mfaOptIn: false,
  mfaPhoneFactor: '',
})

export const openServerFixture = async (options?: Parameters<typeof startTestServer>[0]) => {
  const server = await startTestServer(options)
  const { origin, db } = server

  const visitor = (clientAddress?: string) =>
    createVisitor({
      origin,
      session: newSession(),
      language: 'en',
      ...(clientAddress !== undefined && { clientAddress }),
      solveCaptcha: () => solveCaptchaAt(origin),
    })
  const eligible = async (contractNumber: string) => {
    const newVisitor = visitor()
    const { Status } = await newVisitor.call('checkRegistrationEligibility', holderOf(contractNumber))
    if (Status !== 'Eligible') throw new Error(`not eligible: ${contractNumber}`)
    return newVisitor
  }
  const lastMessage = async (recipient: string) => {
    const message = await db
      .selectFrom('message')
      .select(['kind', 'subject', 'body', 'links', 'language'])
      .where('recipient', '=', recipient)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!message) throw new Error(`no message to ${recipient}`)
    return message
  }
  const lastCode = async (recipient: string): Promise<string> =>
    new URL((await lastMessage(recipient)).links[0] ?? '').searchParams.get('code') ?? ''
  const lastSmsCode = async (phone: string): Promise<string> =>
    /^\d{6}/.exec((await lastMessage(phone)).body)?.[0] ?? ''

  /** A login for a new account, with the code in the mailed link. */
  const registered = async ({ phone, language = 'en', account }: Registering = {}) => {
    const contractNumber = await makeAccount(db, account)
    const eligibleVisitor = (await eligible(contractNumber)).withLanguage(language)
    const record = {
      ...loginDataFor(contractNumber),
      ...(phone && { mfaOptIn: true, mfaPhoneFactor: phone }),
    }
    const created = await eligibleVisitor.call('createUserWithCredentials', record)
    const { oktaId } = created
    const cipherText = await lastCode(record.email)
    return {
      visitor: eligibleVisitor,
      contractNumber,
      record,
      created,
      oktaId,
      loginId: record.loginId,
      cipherText,
    }
  }

  /** Opens the mailed link, in another session. */
  const activate = (cipherText: string) => visitor().call('completeRegistration', { cipherText })
  const activated = async (registering?: Registering) => {
    const person = await registered(registering)
    await person.visitor.call('completeRegistration', { cipherText: person.cipherText })
    return person
  }

  return {
    ...rowsIn(db),
    origin,
    db,
    database: server.database,
    logs: server.logs,
    visitor,
    eligible,
    registered,
    activate,
    activated,
    account: (columns?: AccountColumns) => makeAccount(db, columns),
    record: loginDataFor,
    lastMessage,
    lastCode,
    lastSmsCode,
  }
}
export type ServerFixture = Awaited<ReturnType<typeof openServerFixture>>
