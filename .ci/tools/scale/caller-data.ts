import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import * as v from 'valibot'
import type { People } from '../../conformance/people.ts'
import { contractNumberOf } from './fill.ts'

/** For one caller, who makes each call once. */
export interface CallerData {
  readonly session: string
  /** Of its own, because rate limits count by address. */
  readonly clientAddress: string
  readonly loginId: string
  readonly people: Required<Omit<People, 'captchaToken'>>
}

const account = v.object({
  contract_number: v.string(),
  business_partner_number: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  phone: v.string(),
  house_number: v.string(),
  street_name: v.string(),
  city: v.string(),
  state: v.string(),
  zip_code: v.string(),
})

const hashOf = (text: string, encoding: 'base64url' | 'hex' = 'base64url') =>
  createHash('sha256').update(text).digest(encoding)

/** Counted from 1: an account with an active login, in the ZIP code with the most accounts. */
const withLogin = (accounts: number, index: number): number => {
  const found = 40 * (1 + index)
  const many = Math.floor((0.7 * accounts) / 200) * 4
  const place = index % many
  return found > 0.7 * accounts || found % 200 === 0 ? 40 * (1 + place + Math.floor(place / 4)) : found
}

/** Returns the position of an account whose active login has no second factor. Only one caller uses this login. */
const signingIn = (index: number): number => 100 * Math.floor(index / 48) + 4 + 2 * (index % 48)

/** Returns the position of an account whose person has no login and no link. Only one caller uses this account. */
const withoutLogin = (accounts: number, index: number): number =>
  Math.floor(0.7 * accounts) + 2 + 10 * Math.floor(index / 4) + 2 * (index % 4)

/** @param index from 0; each caller registers a different account */
export const makeCallerData = async (
  client: pg.Client,
  accounts: number,
  index: number,
): Promise<CallerData> => {
  const read = async (place: number) => {
    const { rows } = await client.query('select * from account where contract_number = $1', [
      contractNumberOf(place),
    ])
    return v.parse(account, rows[0])
  }
  const holderPlace = withLogin(accounts, index)
  const holder = await read(holderPlace)
  const newcomer = await read(withoutLogin(accounts, index))
  const session = randomUUID()
  const email = `caller-${randomUUID()}@example.com`
  await client.query("insert into permit values ($1, 'captcha', '', now() + interval '30 minute')", [
    hashOf(session, 'hex'),
  ])
  const { rows } = await client.query<{ id: string }>(
    `insert into third_party_request (contract_number, full_name, last_name, email)
      values ($1, 'Theo Hart', 'Hart', $2) returning id`,
    [holder.contract_number, email],
  )
  const linkCode = async (kind: string, subject: string | undefined): Promise<string> => {
    const code = randomBytes(32).toString('base64url')
    await client.query(
      `insert into link_code (kind, subject, code_hash, expires_at, recipient)
        values ($1, $2, $3, now() + interval '1 day', $4)`,
      [kind, subject, hashOf(code), email],
    )
    return code
  }
  const place = {
    houseNumber: holder.house_number,
    streetName: holder.street_name,
    city: holder.city,
    state: holder.state,
    zipCode: holder.zip_code,
  }
  return {
    session,
    clientAddress: `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
    loginId: `scale${signingIn(index)}`,
    people: {
      registration: {
        connectionContractNumber: newcomer.contract_number,
        firstName: newcomer.first_name,
        middleName: '',
        lastName: newcomer.last_name,
        email: newcomer.email,
        businessPartnerNumber: newcomer.business_partner_number,
      },
      recovery: {
        ...place,
        loginId: `scale${holderPlace}`,
        emailAddress: holder.email,
        firstName: holder.first_name,
        lastName: holder.last_name,
        phoneNumber: holder.phone,
      },
      'third-party': {
        ...place,
        hashcode: await linkCode('thirdParty', rows[0]?.id),
        contractAccountNumber: holder.contract_number,
        firstName: 'Theo',
        lastName: 'Hart',
        email,
        telephone1: '+16095550270',
      },
      invitation: {
        accountNumber: newcomer.contract_number,
        invitationGuid: await linkCode('invitation', newcomer.contract_number),
      },
      paperless: {
        businessPartnerGuid: await linkCode('paperless', newcomer.contract_number),
        connectionContractNumber: newcomer.contract_number,
      },
    },
  }
}
