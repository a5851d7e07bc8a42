import { paths } from '../../../contract/portal-paths.ts'
import { queueMessage } from '../../mails/outbox.ts'
import type { Transaction } from '../../database/sql/database.ts'
import type { Call, Handler } from '../../domain/request-context.ts'
import { registrationLapsesAfterDays } from '../../domain/login.ts'
import { texts } from '../../mails/message-texts.ts'
import { countTry, mailOrPretend } from './recovery-mail.ts'

interface User {
  readonly loginId: string
  readonly customerName: string
  readonly language: 'en' | 'es'
  /** A user without credentials, whose login ID nobody has chosen yet. */
  readonly hasNoLoginId: boolean
  readonly contractNumbers: readonly string[]
}

/** Document 2, §8. Any other status would count as success there. */
const mailFailures: readonly string[] = ['Failed to send email', 'MessagingException', 'Failed Sending']

/** The address exactly as it is on record (contract §1); a registration that lapsed holds no login ID. */
const findUsers = (sql: Transaction, email: string) => sql<User[]>`
  select login_id, customer_name, language, question = '' as has_no_login_id,
    array(select contract_number from login_account where okta_id = login.okta_id) as contract_numbers
  from login
  where (email = ${email} or okta_id in (select okta_id from login_email where email = ${email}))
    and (question = '' or status not in ('STAGED', 'PROVISIONED')
      or created_at >= now() - ${registrationLapsesAfterDays} * interval '1 day')
  order by login_id`

/** The status that says why no login ID is mailed; `null` when it is. */
const refusal = (users: readonly User[], accountNumber: string | undefined): string | null => {
  if (users.length === 0) return 'No users found'
  const named = users.filter((user) => !user.hasNoLoginId)
  if (named.length === 0) return 'Login Id not found'
  // one account can have two logins of one address: once the account number is given, both are mailed
  return named.length > 1 && accountNumber === undefined ? 'Multiple users found' : null
}

const mailLoginIds = async (call: Call, users: readonly User[], to: string) => {
  const [first] = users
  const { customerName: name = '', language = call.language } = first ?? {}
  const loginIds = users.map((user) => user.loginId)
  const hint = new URLSearchParams({ login: first?.loginId ?? '' })
  const link = `${call.publicOrigin}${paths.login}?${hint}`
  const { productName } = call
  const mail = texts[language].loginIdMail({ name, productName, loginIds, link })
  await queueMessage(call.sql, { kind: 'mail', to, ...mail, links: [link], language })
}

/** Document 2, §2.2, §4, §8. An account number, when given, has to be one of the person's. */
export const forgotLogin: Handler<'forgotLogin'> = async ({ emailAddress, accountNumber }, call) => {
  const email = emailAddress.trim()
  await countTry(call, 'loginId', email)
  const byEmail = await findUsers(call.sql, email)
  const users = byEmail.filter(
    ({ contractNumbers }) => accountNumber === undefined || contractNumbers.includes(accountNumber),
  )
  const refused = refusal(users, accountNumber)
  const named = users.filter((user) => !user.hasNoLoginId)
  const failure = await mailOrPretend(call, 'loginId', refused === null ? email : null, (inside, to) =>
    mailLoginIds(inside, named, to),
  )
  if (refused !== null) return { Status: refused }
  if (failure !== null) return { Status: mailFailures.includes(failure) ? failure : 'Failed Sending' }
  return { Status: 'Login Id sent' }
}
