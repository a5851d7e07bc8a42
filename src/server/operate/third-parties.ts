import * as v from 'valibot'
import { addressTypes } from '../../../machines/forms/address.ts'
import { filled } from '../../contract/fields.ts'
import { fullName, lockAccount } from '../domain/account.ts'
import { lockLogin, lockPrimaryLogin } from '../domain/login.ts'
import { endSessions } from '../domain/sessions.ts'
import type { Transaction } from '../database/database.ts'
import { maskEmail } from '../mails/mail.ts'
import { mailThirdPartyLink, mailThirdPartyRemoved } from '../mails/third-party.ts'
import { openAccount } from './accounts.ts'
import { account, email, language, optionalText } from './fields.ts'
import { Refusal, verb } from './verb.ts'

const request = verb(
  'third-party-request',
  'Mails a request to become a secondary account holder, as the primary holder has asked for it.',
  {
    account,
    fullName: filled(160),
    lastName: filled(80),
    email,
    language,
    businessPartnerNumber: optionalText(20),
    telephoneNumber: optionalText(24),
    telephoneCode: optionalText(4),
    telephoneExtension: optionalText(10),
    careOfName: optionalText(80),
    addressType: v.optional(v.picklist(addressTypes), 'STANDARD'),
    houseNumber: optionalText(20),
    street: optionalText(80),
    supplement: optionalText(40),
    city: optionalText(40),
    state: optionalText(40),
    country: v.optional(filled(40), 'USA'),
    zip: optionalText(10),
    poBoxNumber: optionalText(20),
    poBoxZip: optionalText(10),
    category: v.optional(filled(40), 'THIRD_PARTY'),
  },
  { account: '210012345678', fullName: 'Alex Morgan', lastName: 'Morgan', email: 'alex@example.com' },
  async ({ account: contractNumber, ...values }, context) => {
    const found = await openAccount(context.db, contractNumber)
    const { id } = await context.db
      .insertInto('thirdPartyRequest')
      .values({ contractNumber, ...values })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { email: to, fullName: name } = values
    await mailThirdPartyLink(context, {
      id,
      email: to,
      fullName: name,
      language: values.language,
      holder: fullName(found),
    })
    return { done: `The request ${id} is mailed.`, whom: [contractNumber, id], data: { id } }
  },
)

const requestsOf = (db: Transaction, contractNumber: string) =>
  db
    .selectFrom('thirdPartyRequest as request')
    .leftJoin('login', 'login.oktaId', 'request.oktaId')
    .select(['request.id', 'request.status', 'request.fullName', 'request.email', 'request.language'])
    .select(['request.createdAt', 'request.oktaId', 'login.loginId'])
    .where('request.contractNumber', '=', contractNumber)
    .orderBy('request.id')
    .execute()

const list = verb(
  'third-party-list',
  'Lists the third-party requests of an account with their status and login.',
  { account },
  { account: '210012345678' },
  async (input, { db }) => {
    const requests = await requestsOf(db, input.account)
    return {
      done: `${requests.length} requests.`,
      whom: [input.account],
      data: { requests: requests.map((row) => ({ ...row, email: maskEmail(row.email) })) },
    }
  },
)

const remove = verb(
  'third-party-remove',
  'Ends the responsibility of a third party: removes the access, ends the sessions, and mails both holders.',
  { account, id: filled(20) },
  { account: '210012345678', id: '7' },
  async ({ account: contractNumber, id }, context) => {
    const { db } = context
    await lockAccount(db, contractNumber)
    const found = (await requestsOf(db, contractNumber)).find((row) => row.id === id)
    if (!found) throw new Refusal(`The account ${contractNumber} has no request ${id}.`)
    if (found.status === 'Removed') throw new Refusal(`The request ${id} is removed already.`)
    const { oktaId } = found
    await db.updateTable('thirdPartyRequest').set({ status: 'Removed' }).where('id', '=', id).execute()
    if (oktaId !== null) {
      await db
        .deleteFrom('loginAccount')
        .where('oktaId', '=', oktaId)
        .where('contractNumber', '=', contractNumber)
        .where('role', '=', 'secondary')
        .execute()
      await endSessions(db, oktaId)
    }
    const login = oktaId === null ? undefined : await lockLogin(db, oktaId)
    const holder = await lockPrimaryLogin(db, contractNumber)
    const facts = { contractNumber, thirdParty: found.fullName }
    const third = { to: login?.email ?? found.email, language: login?.language ?? found.language }
    await mailThirdPartyRemoved(context, third, facts)
    if (holder) await mailThirdPartyRemoved(context, { to: holder.email, language: holder.language }, facts)
    return { done: `${found.fullName} is removed.`, whom: [contractNumber, id, ...(oktaId ? [oktaId] : [])] }
  },
)

export const thirdPartyVerbs = [request, list, remove]
