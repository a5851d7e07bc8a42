import { sql } from 'kysely'
import { ago, type Database } from '../../database/database.ts'
import type { RequestContext, Handler } from '../../domain/request-context.ts'
import { matchableEmails, normaliseEmail } from '../../domain/spelling.ts'
import { registrationLapsesAfterDays } from '../../domain/login.ts'
import { mailLoginIds } from '../../mails/login.ts'
import { countAttempt, mailInConstantWork } from './constant-work-mail.ts'

/** The failure statuses of document 2, §8. The portal treats all other statuses as success. */
const mailFailures = ['Failed to send email', 'MessagingException', 'Failed Sending'] as const

/**
 * Finds the logins that have this address, in upper or lower case. The query is a union whose parts each use an
 * index. With an "or" condition, PostgreSQL would read all logins.
 */
const holdersOf = (db: Database, typed: string) =>
  db
    .selectFrom('login')
    .select('oktaId')
    .where((eb) => eb(eb.fn('lower', ['email']), 'in', matchableEmails(typed)))
    .union(
      db
        .selectFrom('loginEmail')
        .select('oktaId')
        .where((eb) => eb(eb.fn('lower', ['email']), 'in', matchableEmails(typed))),
    )

/** Skips lapsed registrations, because another customer can choose the login ID of a lapsed registration. */
const findUsers = (db: Database, typed: string) =>
  db
    .selectFrom('login')
    .select(['loginId', 'customerName', 'question'])
    .select((eb) => {
      const accounts = eb
        .selectFrom('loginAccount')
        .select('contractNumber')
        .whereRef('loginAccount.oktaId', '=', 'login.oktaId')
      const further = eb
        .selectFrom('loginEmail')
        .select((of) => of.fn.min('loginEmail.email').as('email'))
        .whereRef('loginEmail.oktaId', '=', 'login.oktaId')
        .where((of) => of(of.fn('lower', ['loginEmail.email']), 'in', matchableEmails(typed)))
      return [
        sql<string[]>`array${accounts}`.as('contractNumbers'),
        eb.fn.coalesce(further, 'login.email').as('address'),
      ]
    })
    .where('oktaId', 'in', holdersOf(db, typed))
    .where((eb) =>
      eb.or([
        eb('question', '=', ''),
        eb('status', 'not in', ['STAGED', 'PROVISIONED']),
        eb('createdAt', '>=', ago(registrationLapsesAfterDays, 'day')),
      ]),
    )
    .orderBy('loginId')
    .execute()

type User = Awaited<ReturnType<typeof findUsers>>[number]

/**
 * Whether the user has chosen a login ID. A user that was created without credentials has neither a chosen login ID nor
 * a security question.
 */
const hasLoginId = ({ question }: User): boolean => question !== ''

const refusalReason = (users: readonly User[], accountNumber: string | undefined) => {
  if (users.length === 0) return 'No users found'
  const named = users.filter(hasLoginId)
  if (named.length === 0) return 'Login Id not found'
  // If the request contains an account number, the mail lists all login IDs of this account that have this address. An
  // account can have two such logins.
  return named.length > 1 && accountNumber === undefined ? 'Multiple users found' : null
}

const mailTo = (context: RequestContext, users: readonly User[], to: string) => {
  const recipient = { to, language: context.language }
  const name = users[0]?.customerName ?? ''
  return mailLoginIds(context, recipient, { name, loginIds: users.map(({ loginId }) => loginId) })
}

/**
 * Mails the login IDs that belong to an email address (document 2, §2.2, §4, §8). If the request contains an account
 * number, mails only the login IDs that have access to this account.
 */
export const forgotLogin: Handler<'forgotLogin'> = async (
  { emailAddress: email, accountNumber },
  context,
) => {
  await countAttempt(context, 'loginId', normaliseEmail(email))
  const byEmail = await findUsers(context.db, email)
  const users = byEmail.filter(
    ({ contractNumbers }) => accountNumber === undefined || contractNumbers.includes(accountNumber),
  )
  const refused = refusalReason(users, accountNumber)
  const named = users.filter(hasLoginId)
  // The mail is sent to the address on record, not to the typed address. The same letters can be upper case in one of
  // the two addresses and lower case in the other, and some mail servers distinguish case.
  const recipient = refused === null ? (named[0]?.address ?? null) : null
  const failure = await mailInConstantWork(context, 'loginId', recipient, (to) => mailTo(context, named, to))
  if (refused !== null) return { Status: refused }
  if (failure !== null) return { Status: mailFailures.find((known) => known === failure) ?? 'Failed Sending' }
  return { Status: 'Login Id sent' }
}
