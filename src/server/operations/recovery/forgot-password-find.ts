import type { Transaction } from '../../database/sql/database.ts'
import { findLoginByLoginId, type Login } from '../../domain/login.ts'

/** What is known under a login ID. */
export interface RecoveryLogin {
  /** Neither lapsed nor without credentials. */
  readonly login: Login | undefined
  /** Of `login`: every address a reset may go to, none twice. */
  readonly emails: readonly string[]
  /** A login of the portal before this one, and why it was not taken over. */
  readonly former: { readonly refusal: string; readonly companyCode: string } | undefined
}

/** The same three queries whoever it is (quality T1). */
export const findRecoveryLogin = async (sql: Transaction, loginId: string): Promise<RecoveryLogin> => {
  const found = await findLoginByLoginId(sql, loginId)
  const login = found?.lapsed ? undefined : found
  const others = await sql<{ email: string }[]>`
    select email from login_email where okta_id = ${login?.oktaId ?? ''} order by email`
  const [former] = await sql<{ refusal: string; companyCode: string }[]>`
    select refusal, company_code from former_login join account using (contract_number)
    where lower(login_id) = ${loginId.toLowerCase()}`
  const emails = login ? [...new Set([login.email, ...others.map(({ email }) => email)])] : []
  return { login, emails, former }
}
