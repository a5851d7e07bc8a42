import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { checkRow } from '../../../src/server/commands/accounts/account-row.ts'
import {
  addRows,
  createRowTable,
  prepareRows,
  writeAccounts,
} from '../../../src/server/commands/accounts/write-accounts.ts'
import { connectOnce } from '../../../src/server/database/connection/client.ts'
import { openServerFixture } from '../harness/server-fixture.ts'
import { registrationFor, thirdPartiesOf } from '../harness/third-party-fixture.ts'

const fixture = await openServerFixture()
const thirdParties = thirdPartiesOf(fixture)

let imported = 0
/** Imports one account of the utility with this business partner number, unless the import refuses the row. */
const importAccount = async (businessPartnerNumber: string): Promise<string> => {
  imported += 1
  const contractNumber = String(510000000000 + imported)
  const row = {
    contract_number: contractNumber,
    business_partner_number: businessPartnerNumber,
    business_partner_guid: `guid-${contractNumber}`,
    company_code: 'NJ',
    customer_type: 'Person',
    first_name: 'Ada',
    last_name: 'Brook',
    customer_name: '',
  } as const
  if (checkRow(row).faults.length > 0) return contractNumber
  const columns = [
    'contract_number',
    'business_partner_number',
    'business_partner_guid',
    'company_code',
    'customer_type',
    'first_name',
    'last_name',
    'customer_name',
  ] as const
  const client = await connectOnce(fixture.database)
  await client.query('begin')
  await createRowTable(client, columns)
  await addRows(client, columns, [{ line: 2, row }])
  await prepareRows(client, columns)
  await writeAccounts(client, columns, false)
  await client.query('commit')
  await client.end()
  return contractNumber
}

const register = async (): Promise<string> => {
  await fixture.db.deleteFrom('rateLimit').execute()
  const { visitor, request } = await thirdParties.accepted()
  const answer = await visitor.call('thirdPartyRegistrationSubmit', registrationFor(request))
  return answer.thirdPartyBusinessPartnerNumber
}

const numbersOfBoth = async () => {
  const { rows } = await sql`select business_partner_number from account join third_party_partner
    using (business_partner_number)`.execute(fixture.db)
  return rows
}

test('no number ever belongs to both a customer and a third party', async () => {
  let last = await register()
  /** The number that the next registration would get if it counted on from the last one. */
  const next = () => last.replace(/\d+$/, (digits) => String(Number(digits) + 1))
  const step = fc.oneof(
    fc.constant('register' as const),
    fc.constantFrom(
      () => last,
      next,
      () => next().replace(/^\D+/, ''),
    ),
    fc.stringMatching(/^[0-9A-Z-]{1,20}$/).map((number) => () => number),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), async (steps) => {
      for (const one of steps)
        if (one === 'register') last = await register()
        else await importAccount(one())
      expect(await numbersOfBoth()).toEqual([])
    }),
    { numRuns: 10, seed: 1500000001 },
  )
}, 60_000)

test("a former number stays with its third party until a customer's", async () => {
  const number = await register()
  const former = number.replace(/^\D+/, '')
  await fixture.setRows(
    'thirdPartyPartner',
    { businessPartnerNumber: number },
    { businessPartnerNumber: former },
  )
  const { visitor, request } = await thirdParties.accepted({ businessPartnerNumber: former })
  const open = async () =>
    (await visitor.call('getThirdPartyRequest', { hashcode: request.hashcode })).reln_business_partner_number
  expect(await open()).toBe(former)
  const contractNumber = await importAccount(former)
  expect(
    await fixture.db
      .selectFrom('account')
      .select('contractNumber')
      .where('contractNumber', '=', contractNumber)
      .execute(),
  ).toEqual([])
  await fixture.account({ businessPartnerNumber: former })
  expect(await open()).toBe('')
  expect(
    await visitor.call('createSecondaryAccountHolder', { thirdPartyURLHashCode: request.hashcode }),
  ).toMatchObject({ outputObject: { returnStatus: 'E' } })
})
