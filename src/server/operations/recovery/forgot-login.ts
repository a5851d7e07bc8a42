import { sql } from 'kysely'
import { ago, type Database } from '../../database/database.ts'
import type { RequestContext, Handler } from '../../domain/request-context.ts'
import { registrationLapsesAfterDays } from '../../domain/login.ts'
import { mailLoginIds } from '../../mails/login-id.ts'
import { countAttempt, mailInConstantWork } from './constant-work-mail.ts'

/** Document 2, §8. The portal takes any other status as success. */
const mailFailures: readonly string[] = ['Failed to send email', 'MessagingException', 'Failed Sending']

/**
 * Logins with this address, in any case. It is a union so that each part uses an index; an "or" would read every login.
 */
const holdersOf = (db: Database, typed: string) =>
  db
    .selectFrom('login')
    .select('oktaId')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', typed.toLowerCase()))
    .union(
      db
        .selectFrom('loginEmail')
        .select('oktaId')
        .where((eb) => eb(eb.fn('lower', ['email']), '=', typed.toLowerCase())),
    )

/** Finds users by address. A lapsed registration holds no login ID. */
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
        .where((of) => of(of.fn('lower', ['loginEmail.email']), '=', typed.toLowerCase()))
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

/** False for a user without credentials: they never answered a security question. */
const hasLoginId = ({ question }: User): boolean => question !== ''

/** The status that says why no login ID is mailed; `null` when one is mailed. */
const refusalReason = (users: readonly User[], accountNumber: string | undefined): string | null => {
  if (users.length === 0) return 'No users found'
  const named = users.filter(hasLoginId)
  if (named.length === 0) return 'Login Id not found'
  // one account can have two logins with the same address: when the account number is given, both are mailed
  return named.length > 1 && accountNumber === undefined ? 'Multiple users found' : null
}

const mailTo = (context: RequestContext, users: readonly User[], to: string) => {
  const recipient = { to, language: context.language }
  const name = users[0]?.customerName ?? ''
  return mailLoginIds(context, recipient, { name, loginIds: users.map(({ loginId }) => loginId) })
}

/** Document 2, §2.2, §4, §8. An account number, when given, has to belong to the person. */
export const forgotLogin: Handler<'forgotLogin'> = async ({ emailAddress, accountNumber }, context) => {
  const email = emailAddress.trim()
  await countAttempt(context, 'loginId', email)
  const byEmail = await findUsers(context.db, email)
  const users = byEmail.filter(
    ({ contractNumbers }) => accountNumber === undefined || contractNumbers.includes(accountNumber),
  )
  const refused = refusalReason(users, accountNumber)
  const named = users.filter(hasLoginId)
  // never to the address as it was typed: a mail server may distinguish upper and lower case
  const recipient = refused === null ? (named[0]?.address ?? null) : null
  const failure = await mailInConstantWork(context, 'loginId', recipient, (to) => mailTo(context, named, to))
  if (refused !== null) return { Status: refused }
  if (failure !== null) return { Status: mailFailures.includes(failure) ? failure : 'Failed Sending' }
  return { Status: 'Login Id sent' }
}
