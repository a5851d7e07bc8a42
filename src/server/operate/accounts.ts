import { type Account, addressLine, findNameAndAddress, fullName, lockAccount } from '../domain/account.ts'
import { findPrimaryLogin, findSecondaryLogins } from '../domain/login.ts'
import { now, type Transaction } from '../database/database.ts'
import { account } from './fields.ts'
import { Refusal, verb } from './verb.ts'

/** @throws Refusal if the account is unknown */
export const lockKnown = async (db: Transaction, contractNumber: string): Promise<Account> => {
  const found = await lockAccount(db, contractNumber)
  if (!found) throw new Refusal(`There is no account ${contractNumber}.`)
  return found
}

/** @throws Refusal if the account is closed or unknown */
export const openAccount = async (db: Transaction, contractNumber: string): Promise<Account> => {
  const found = await lockKnown(db, contractNumber)
  if (found.closedAt) throw new Refusal(`The account ${contractNumber} is closed.`)
  return found
}

const example = { account: '210012345678' }

const show = verb(
  'account-show',
  'Shows an account: whose it is, its state, its logins.',
  { account },
  example,
  async (input, { db }) => {
    const { closedAt: closed } = await lockKnown(db, input.account)
    const found = await findNameAndAddress(db, input.account)
    const [primary, secondary] = [
      await findPrimaryLogin(db, input.account),
      await findSecondaryLogins(db, input.account),
    ]
    return {
      done: `The account ${input.account} is ${closed ? 'closed' : 'open'}.`,
      whom: [input.account],
      data: {
        state: closed ? 'closed' : 'open',
        closed,
        name: found && fullName(found),
        address: found && addressLine(found),
        login: primary && { loginId: primary.loginId, status: primary.status, lapsed: primary.lapsed },
        thirdParties: secondary.map(({ loginId, status }) => ({ loginId, status })),
      },
    }
  },
)

const setClosed = async (db: Transaction, contractNumber: string, isClosed: boolean) => {
  const { closedAt } = await lockKnown(db, contractNumber)
  if ((closedAt !== null) === isClosed)
    throw new Refusal(`The account ${contractNumber} is ${isClosed ? 'closed' : 'open'} already.`)
  await db
    .updateTable('account')
    .set({ closedAt: isClosed ? now : null })
    .where('contractNumber', '=', contractNumber)
    .execute()
}

const close = verb(
  'account-close',
  'Closes an account: nobody can register or look it up; its logins say so on the account page.',
  { account },
  example,
  async (input, { db }) => {
    await setClosed(db, input.account, true)
    return { done: `The account ${input.account} is closed.`, whom: [input.account] }
  },
  true,
)

const reopen = verb(
  'account-reopen',
  'Opens a closed account again.',
  { account },
  example,
  async (input, { db }) => {
    await setClosed(db, input.account, false)
    return { done: `The account ${input.account} is open.`, whom: [input.account] }
  },
  true,
)

export const accountVerbs = [show, close, reopen]
