import type { Transaction } from '../store/database.ts'
import type { Account } from './account.ts'

/** What looking up needs of an account. */
export interface LookedUp extends Pick<
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
  /** What the record system answers for an account it does not look up; `undefined` when it does. */
  readonly recordAnswer: { readonly Status?: string } | undefined
}

type Row = Omit<LookedUp, 'recordAnswer'> & { readonly answer: { Status?: string } | null }

const columns = (sql: Transaction) => sql`
  select account.contract_number, company_code, account.customer_type, account.first_name, middle_name,
    account.last_name, account.customer_name, account.email, house_number, street_name, supplement, city, state,
    zip_code, login.language, lookup_refusal.answer
  from account
    left join login_account on login_account.contract_number = account.contract_number and role = 'primary'
    left join login on login.okta_id = login_account.okta_id
    left join lookup_refusal on lookup_refusal.contract_number = account.contract_number`

const lookedUp = ({ answer, ...row }: Row): LookedUp => ({ ...row, recordAnswer: answer ?? undefined })

/** @param phone E.164; empty finds nobody */
export const findByPhone = async (sql: Transaction, phone: string): Promise<LookedUp[]> => {
  const rows = await sql<Row[]>`${columns(sql)}
    where account.phone = ${phone} and account.phone <> '' order by account.contract_number`
  return rows.map(lookedUp)
}

/** @param zip the first five digits */
export const findByZip = async (sql: Transaction, zip: string): Promise<LookedUp[]> => {
  const rows = await sql<
    Row[]
  >`${columns(sql)} where left(zip_code, 5) = ${zip} order by account.contract_number`
  return rows.map(lookedUp)
}
