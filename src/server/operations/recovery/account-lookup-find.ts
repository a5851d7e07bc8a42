import type { Transaction } from '../../database/sql/database.ts'
import type { Account } from '../../domain/account.ts'
import { part } from '../../database/sql/statement.ts'

/** Without `Status`, or without anything, it still means something (document 2, §4). */
export interface LookupAnswer {
  readonly Status?: string
  readonly Recipient?: string
}

/** What looking up needs of an account. */
export interface AccountMatch extends Pick<
  Account,
  'contractNumber' | 'companyCode' | 'customerType' | 'firstName' | 'middleName' | 'lastName' | 'customerName'
> {
  readonly email: string
  readonly houseNumber: string
  readonly streetName: string
  readonly supplement: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
  /** Of the login that holds the account; `null` when nobody registered it. */
  readonly language: 'en' | 'es' | null
  /** What the record system answers for an account it does not look up; `null` when it does. */
  readonly recordAnswer: LookupAnswer | null
}

const columns = part`
  select account.contract_number, company_code, account.customer_type, account.first_name, middle_name,
    account.last_name, account.customer_name, account.email, house_number, street_name, supplement, city, state,
    zip_code, login.language, lookup_refusal.answer as record_answer
  from account
    left join login_account on login_account.contract_number = account.contract_number and role = 'primary'
    left join login on login.okta_id = login_account.okta_id
    left join lookup_refusal on lookup_refusal.contract_number = account.contract_number`

/** @param phone E.164; empty finds nobody */
export const findByPhone = (sql: Transaction, phone: string) => sql<AccountMatch[]>`${columns}
  where account.phone = ${phone} and account.phone <> '' order by account.contract_number`

/** @param zip the first five digits */
export const findByZip = (sql: Transaction, zip: string) => sql<AccountMatch[]>`${columns}
  where left(zip_code, 5) = ${zip} order by account.contract_number`
