import type { Transaction } from '../database/sql/database.ts'

/** What eligibility and creation need of an account. */
export interface Account {
  readonly contractNumber: string
  readonly businessPartnerNumber: string
  readonly companyCode: string
  readonly customerType: 'Person' | 'Organization'
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly customerName: string
  readonly registrationRefusal: string
  readonly registrationRefusalCode: string
  readonly creationRefused: boolean
  readonly interactionRefused: boolean
}

export const findAccount = async (sql: Transaction, contractNumber: string): Promise<Account | undefined> => {
  const [row] = await sql<Account[]>`
    select contract_number, business_partner_number, company_code, customer_type, first_name, middle_name,
      last_name, customer_name, registration_refusal, registration_refusal_code, creation_refused,
      interaction_refused
    from account where contract_number = ${contractNumber}`
  return row
}

/** As `findAccount`, and nobody else registers or changes it until this call has ended. */
export const lockAccount = async (sql: Transaction, contractNumber: string): Promise<Account | undefined> => {
  await sql`select 1 from account where contract_number = ${contractNumber} for update`
  return findAccount(sql, contractNumber)
}

/** The name a person is greeted by. */
export const fullName = (
  account: Pick<Account, 'customerType' | 'firstName' | 'middleName' | 'lastName' | 'customerName'>,
): string =>
  account.customerType === 'Organization'
    ? account.customerName
    : [account.firstName, account.middleName, account.lastName].filter((part) => part !== '').join(' ')
