import type { Language } from '../../platform/language.ts'
import type { Transaction } from '../../database/sql/database.ts'
import type { RequestContext, Handler } from '../../domain/request-context.ts'
import { registrationLapsesAfterDays } from '../../domain/login.ts'
import { mailLoginIds } from '../../mails/login-id.ts'
import { countAttempt, mailInConstantWork } from './constant-work-mail.ts'

interface User {
  readonly loginId: string
  readonly customerName: string
  readonly language: Language
  /** A user without credentials, whose login ID nobody has chosen yet. */
  readonly hasNoLoginId: boolean
  readonly contractNumbers: readonly string[]
}

/** Document 2, §8. Any other status would count as success there. */
const mailFailures: readonly string[] = ['Failed to send email', 'MessagingException', 'Failed Sending']

/** The address exactly as it is on record; a registration that lapsed holds no login ID. */
const findUsers = (sql: Transaction, email: string) => sql<User[]>`
  select login_id, customer_name, language, question = '' as has_no_login_id,
    array(select contract_number from login_account where okta_id = login.okta_id) as contract_numbers
  from login
  where (email = ${email} or okta_id in (select okta_id from login_email where email = ${email}))
    and (question = '' or status not in ('STAGED', 'PROVISIONED')
      or created_at >= now() - ${registrationLapsesAfterDays} * interval '1 day')
  order by login_id`

/** The status that says why no login ID is mailed; `null` when it is. */
const refusalReason = (users: readonly User[], accountNumber: string | undefined): string | null => {
  if (users.length === 0) return 'No users found'
  const named = users.filter((user) => !user.hasNoLoginId)
  if (named.length === 0) return 'Login Id not found'
  // one account can have two logins of one address: once the account number is given, both are mailed
  return named.length > 1 && accountNumber === undefined ? 'Multiple users found' : null
}

const mailTo = (context: RequestContext, users: readonly User[], to: string) => {
  const { customerName: name = '', language = context.language } = users[0] ?? {}
  return mailLoginIds(context, { to, language }, { name, loginIds: users.map(({ loginId }) => loginId) })
}

/** Document 2, §2.2, §4, §8. An account number, when given, has to be one of the person's. */
export const forgotLogin: Handler<'forgotLogin'> = async ({ emailAddress, accountNumber }, context) => {
  const email = emailAddress.trim()
  await countAttempt(context, 'loginId', email)
  const byEmail = await findUsers(context.sql, email)
  const users = byEmail.filter(
    ({ contractNumbers }) => accountNumber === undefined || contractNumbers.includes(accountNumber),
  )
  const refused = refusalReason(users, accountNumber)
  const named = users.filter((user) => !user.hasNoLoginId)
  const failure = await mailInConstantWork(
    context,
    'loginId',
    refused === null ? email : null,
    (inside, to) => mailTo(inside, named, to),
  )
  if (refused !== null) return { Status: refused }
  if (failure !== null) return { Status: mailFailures.includes(failure) ? failure : 'Failed Sending' }
  return { Status: 'Login Id sent' }
}
