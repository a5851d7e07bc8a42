/** Other customers than the reference backend has: another utility. */
export interface Account {
  readonly number: string
  readonly partner: string
  readonly name: readonly [first: string, last: string]
  readonly email: string
  readonly phone: string
  readonly street: string
  readonly zip: string
}

export interface Login {
  readonly id: string
  readonly email: string
  readonly account: string
  readonly factor: string
  state: 'STAGED' | 'ACTIVE'
}

const account = (
  number: string,
  partner: string,
  name: readonly [string, string],
  contact: readonly [email: string, phone: string],
  place: readonly [street: string, zip: string],
): Account => ({
  number,
  partner,
  name,
  email: contact[0],
  phone: contact[1],
  street: place[0],
  zip: place[1],
})

export const wanda = account(
  '770000000011',
  'BP-11',
  ['Wanda', 'Kessler'],
  ['wanda@kessler.example', '+13125550111'],
  ['lake', '60601'],
)
export const otto = account(
  '770000000022',
  'BP-22',
  ['Otto', 'Brandt'],
  ['otto@brandt.example', '+13125550122'],
  ['harbor', '60602'],
)
export const accounts: readonly Account[] = [wanda, otto]

/** Sent before the test starts. */
export const links = {
  accepting: 'hash-accepting',
  refusing: 'hash-refusing',
  invitation: 'guid-for-otto',
  paperless: 'bpg-of-wanda',
} as const

/** By link code. The field names are those of document 2, §3. */
export const requests = (): Map<string, Record<string, string | null>> =>
  new Map(
    [links.accepting, links.refusing].map((hashcode) => [
      hashcode,
      {
        reln_email: 'tess@holder.example',
        reln_full_name: 'Tess Holder',
        reln_last_name: 'Holder',
        reln_telephone_number: '3125550133',
        country_telephone_code: '1',
        reln_telephone_extension: null,
        reln_care_of_name: null,
        reln_business_partner_number: null,
        reln_mailing_address: null,
        reln_mailing_house_number: '7',
        reln_mailing_street: 'Canal Street',
        reln_mailing_supplement: null,
        reln_mailing_city: 'Chicago',
        reln_mailing_state: 'IL',
        reln_mailing_country: 'USA',
        reln_mailing_zip: '60606',
        reln_po_box_number: null,
        address_type: 'STANDARD',
        thirdparty_url_hashcode: hashcode,
        thirdparty_request_status_code: 'Pending',
        contract_account_number: wanda.number,
        primary_business_partner_number: wanda.partner,
        requested_on: '2026-11-02',
      },
    ]),
  )

export const knownLogins = { nina: 'nina_vogel', paul: 'paul_unger' } as const
export const addressesOfPaul = ['paul@unger.example', 'p.unger@work.example'] as const

/** Paul has two addresses and has to choose one. */
export const logins = (): Map<string, Login> =>
  new Map([
    [
      knownLogins.nina,
      { id: 'okta-1', email: 'nina@vogel.example', account: '770000000033', factor: '', state: 'ACTIVE' },
    ],
    [knownLogins.paul, { id: 'okta-2', email: '', account: '770000000044', factor: '', state: 'ACTIVE' }],
  ])
