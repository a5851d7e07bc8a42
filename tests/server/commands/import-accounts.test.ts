import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectFolder } from '../../../src/server/platform/configuration.ts'
import { startTestServer, type TestServer } from '../harness/start-test-server.ts'

const sample = readFileSync(join(projectFolder, 'docs/import-sample.csv'), 'utf8')
const [header = '', ...people] = sample.trimEnd().split('\n')
const [ada = ''] = people
const folder = mkdtempSync(join(tmpdir(), 'mywater-import-'))
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const importText = (text: string | Buffer, ...more: string[]) =>
  new Promise<{ status: number | null; stdout: string; faults: string[] }>((resolve) => {
    writeFileSync(join(folder, 'accounts.csv'), text)
    const program = join(projectFolder, 'src/server/commands/import-accounts.ts')
    const env = { ...process.env, SANDBOX: 'on', DATABASE_URL: server.database }
    const child = execFile(
      process.execPath,
      [program, 'accounts.csv', ...more],
      { env, cwd: folder },
      (_, stdout, stderr) =>
        resolve({ status: child.exitCode, stdout, faults: stderr.split('\n').filter((line) => line !== '') }),
    )
  })

const accounts = () =>
  server.db
    .selectFrom('account')
    .selectAll()
    .where('contractNumber', 'like', '41%')
    .orderBy('contractNumber')
    .execute()

/** A row like `ada` with another contract number and business partner. */
const rowWith = (number: number, values: Readonly<Record<string, string>>) =>
  header
    .split(',')
    .map((name, place) => {
      if (name === 'contract_number') return values[name] ?? String(number)
      return values[name] ?? (name === 'business_partner_guid' ? `guid-${number}` : ada.split(',')[place])
    })
    .join(',')

test('a dry run of the import counts three new accounts in the sample file and writes none', async () => {
  expect(await importText(sample, '--dry-run')).toEqual({
    status: 0,
    stdout:
      '3 new, 0 changed, 0 unchanged, 0 faulty and skipped; this was a dry run, so nothing was written\n',
    faults: [],
  })
  expect(await accounts()).toEqual([])
})

test('the import stores the three accounts of the sample file, and contractAccountExists finds the first account', async () => {
  expect((await importText(sample)).stdout).toBe('3 new, 0 changed, 0 unchanged, 0 faulty and skipped\n')
  expect(await accounts()).toMatchObject([
    { firstName: 'Ada', phone: '+16095550101', paperless: false },
    { firstName: 'Béla', zipCode: '18503-1204', paperless: true },
    { customerType: 'Organization', customerName: 'Harbor Bakery, LLC' },
  ])
  const session = 'a-session-of-the-import'
  await server.solveCaptcha(session)
  const { json } = await server.call(
    'contractAccountExists',
    { connectionContractNumber: '410000000001' },
    { session },
  )
  expect(json).toMatchObject({ exists: true })
})

test('a second import of the sample file with one changed street changes one account', async () => {
  const changed = sample.replace('Harbor Street,Apt 3', 'Harbour Street,Apt 3')
  expect((await importText(changed)).stdout).toBe('0 new, 1 changed, 2 unchanged, 0 faulty and skipped\n')
})

test('if the file has no column for a value, the import keeps this value in the database', async () => {
  const columns = 8
  const short = [header, ada]
    .map((line) =>
      line
        .split(',')
        .slice(0, columns + 1)
        .join(','),
    )
    .join('\n')
  expect((await importText(short.replace('Rivers', 'Rivera'))).stdout).toMatch(/^0 new, 1 changed/)
  expect((await accounts())[0]).toMatchObject({ lastName: 'Rivera', email: 'ada.rivers@example.com' })
})

test('the import prints the line and the reason for each of ten faulty rows, and imports the correct row', async () => {
  const rows = [
    rowWith(420000000001, { contract_number: '4200' }),
    rowWith(420000000002, { company_code: 'nj' }),
    rowWith(420000000003, { customer_type: 'Human' }),
    rowWith(420000000004, { last_name: '' }),
    rowWith(420000000005, { phone: '609-555-0101' }),
    rowWith(420000000006, { email: 'ada at example' }),
    rowWith(420000000007, { zip_code: '810' }),
    `${rowWith(420000000008, {})},more`,
    rowWith(420000000009, {}),
    rowWith(420000000009, { business_partner_guid: 'guid-another' }),
    rowWith(420000000011, { business_partner_guid: '6f9b1f0e-3c5d-4a53-9d0e-5a1c1f3b7a02' }),
  ]
  expect(await importText([header, ...rows].join('\n'))).toEqual({
    status: 1,
    stdout: '1 new, 0 changed, 0 unchanged, 10 faulty and skipped\n',
    faults: [
      'accounts.csv:2: contract_number is not 12 digits',
      'accounts.csv:3: company_code is not 2 to 8 capital letters or digits',
      'accounts.csv:4: customer_type is neither Person nor Organization',
      'accounts.csv:5: last_name must not be empty with customer_type Person',
      'accounts.csv:6: phone is not in international form, such as +16095550148',
      'accounts.csv:7: email is not an email address',
      'accounts.csv:8: zip_code is not a ZIP code such as 08002 or 08002-1234',
      'accounts.csv:9: the row does not have as many fields as the first line',
      'accounts.csv:11: contract_number is also in line 10',
      'accounts.csv:12: business_partner_guid belongs to account 410000000002 in the database',
    ],
  })
})

test('if the file contains text that is not UTF-8, the import prints the line and the column of this text', async () => {
  const latin = Buffer.from([header, rowWith(430000000001, { first_name: 'Zoë' })].join('\n'), 'latin1')
  expect((await importText(latin)).faults).toEqual(['accounts.csv:2: first_name is not valid UTF-8'])
})

test.each([
  ['no rows', header, /^Cannot start: accounts.csv has no rows$/],
  [
    'an unknown column',
    `${header},age\n`,
    /^Cannot start: line 1 of the file: unknown columns: age; the columns are /,
  ],
  [
    'a missing column',
    `${header.replace('company_code', 'city')}\n`,
    /^Cannot start: line 1 of the file: missing columns: company_code$/,
  ],
  [
    'a quotation mark without an end',
    `${header}\n${ada}\n"41`,
    /^Cannot start: accounts.csv is not a CSV file: Quote Not Closed/,
  ],
])('the import refuses a file with %s, prints the reason and writes nothing', async (_, text, line) => {
  const before = await accounts()
  const { status, stdout, faults } = await importText(text)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(faults[0]).toMatch(line)
  expect(await accounts()).toEqual(before)
})
