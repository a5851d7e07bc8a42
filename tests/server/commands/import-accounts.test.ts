import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { projectFolder } from '../../../src/server/platform/configuration.ts'
import { startTestServer } from '../harness/start-test-server.ts'

const sample = readFileSync(join(projectFolder, 'docs/import-sample.csv'), 'utf8')
const [header = '', ada = ''] = sample.trimEnd().split('\n')
const folder = mkdtempSync(join(tmpdir(), 'mywater-import-'))
const server = await startTestServer()
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
    stdout: '3 new, 0 changed, 0 unchanged, 0 refused; this was a dry run, so nothing was written\n',
    faults: [],
  })
  expect(await accounts()).toEqual([])
})

test('the import stores the three accounts of the sample file, and contractAccountExists finds the first account', async () => {
  expect((await importText(sample)).stdout).toBe('3 new, 0 changed, 0 unchanged, 0 refused\n')
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
  expect((await importText(changed)).stdout).toBe('0 new, 1 changed, 2 unchanged, 0 refused\n')
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

test('the import lists what it refuses and leaves out, and takes the rest', async () => {
  const rows = [
    rowWith(420000000001, { contract_number: '4200' }),
    rowWith(420000000002, { company_code: 'n' }),
    rowWith(420000000003, { customer_type: 'Human' }),
    rowWith(420000000004, { last_name: '' }),
    rowWith(420000000005, { phone: 'at work', email: 'ada at example', zip_code: '810', paperless: 'maybe' }),
    `${rowWith(420000000008, {})},more`,
    rowWith(420000000009, {}),
    rowWith(420000000009, { business_partner_guid: 'guid-another' }),
    rowWith(420000000011, { business_partner_guid: '6f9b1f0e-3c5d-4a53-9d0e-5a1c1f3b7a02' }),
    rowWith(420000000012, { first_name: 'x'.repeat(81) }),
    rowWith(410000000001, { phone: 'at work', last_name: 'Rivera' }),
  ]
  const { status, stdout, faults } = await importText([header, ...rows].join('\n'))
  expect([status, stdout.split('\n')[0]]).toEqual([1, '2 new, 1 changed, 0 unchanged, 8 refused'])
  expect(faults).toEqual([
    'accounts.csv:2: contract_number is not 12 digits',
    'accounts.csv:3: company_code is not 2 to 8 letters or digits',
    'accounts.csv:4: customer_type is neither Person nor Organization',
    'accounts.csv:5: last_name must not be empty with customer_type Person',
    'accounts.csv:6: phone is not a phone number, such as +16095550148 or 609-555-0148; left out',
    'accounts.csv:6: email is not an email address; left out',
    'accounts.csv:6: zip_code is not a ZIP code such as 08002 or 08002-1234; left out',
    'accounts.csv:6: paperless is neither yes nor no; left out',
    'accounts.csv:7: the row does not have as many fields as the first line',
    'accounts.csv:11: first_name is longer than 80 characters, or has control characters',
    'accounts.csv:12: phone is not a phone number, such as +16095550148 or 609-555-0148; left out',
    'accounts.csv:9: contract_number is also in line 8',
    'accounts.csv:10: business_partner_guid belongs to another account in the database: 410000000002',
  ])
  expect(stdout).toContain('        2 left out: phone is not a phone number')
  // The account keeps the phone that it had.
  expect((await accounts())[0]).toMatchObject({ phone: '+16095550101' })
})

test('values as a person writes them are stored in one form', async () => {
  const people = [
    ['SMITH, JOHN A', 'Person', { firstName: 'JOHN', middleName: 'A', lastName: 'SMITH' }],
    ['De La Cruz Jr, Ana', 'individual', { firstName: 'Ana', middleName: '', lastName: 'De La Cruz Jr' }],
    ['John A Smith', 'PERSON', { firstName: 'John', middleName: 'A', lastName: 'Smith' }],
    ['Harbor Bakery, LLC', 'business', { firstName: '', customerName: 'Harbor Bakery, LLC' }],
  ] as const
  const text = [
    '\uFEFFContract_Number;business_partner_number;company_code;customer_type;name;phone;state;zip_code;country;paperless;closed',
    ...people.map(
      ([name, type], place) => `44-000000000${place};77;nj;${type};"${name}";(609) 555-0148;nj;8102;US;X;`,
    ),
  ].join('\r\n')
  expect(await importText(text, '--errors', 'errors.csv')).toMatchObject({ status: 0, faults: [] })
  const stored = await server.db
    .selectFrom('account')
    .selectAll()
    .where('contractNumber', 'like', '44%')
    .orderBy('contractNumber')
    .execute()
  expect(stored).toMatchObject(
    people.map(([, , names], place) => ({
      ...names,
      businessPartnerGuid: `account-44000000000${place}`,
      companyCode: 'NJ',
      phone: '+16095550148',
      state: 'NJ',
      zipCode: '08102',
      country: 'USA',
      paperless: true,
      closedAt: null,
    })),
  )
})

test('--errors writes the list to a file, in which no value stands', async () => {
  await importText(
    [header, rowWith(450000000001, { phone: 'secret', email: 'secret' })].join('\n'),
    '--errors',
    'errors.csv',
  )
  expect(readFileSync(join(folder, 'errors.csv'), 'utf8')).toBe(
    'line,column,effect,reason\n' +
      '2,phone,left out,"is not a phone number, such as +16095550148 or 609-555-0148"\n' +
      '2,email,left out,"is not an email address"\n',
  )
})

test("a customer's own choice of bill stands until a file says the same", async () => {
  const chosen = { paperless: true, paperlessChosenAt: new Date() }
  await server.db.updateTable('account').set(chosen).where('contractNumber', '=', '410000000001').execute()
  const importPaperless = async (paperless: string) => {
    const { faults } = await importText([header, rowWith(410000000001, { paperless })].join('\n'))
    const [account] = await accounts()
    return { faults, paperless: account?.paperless }
  }
  const said = 'accounts.csv:2: paperless is not what the customer has chosen in the portal; left out'
  expect(await importPaperless('no')).toEqual({ faults: [said], paperless: true })
  expect(await importPaperless('yes')).toEqual({ faults: [], paperless: true })
  expect(await importPaperless('no')).toEqual({ faults: [], paperless: false })
})

test('--close-missing closes what no row names, and refuses a file that looks broken', async () => {
  await server.db.updateTable('account').set({ closedAt: new Date() }).execute()
  const rows = Array.from({ length: 40 }, (_, place) => rowWith(460000000000 + place, {}))
  await importText([header, ...rows].join('\n'))
  const open = async () =>
    (await server.db.selectFrom('account').select('contractNumber').where('closedAt', 'is', null).execute())
      .length
  const close = async (file: readonly string[], ...more: string[]) => {
    const { stdout, faults } = await importText([header, ...file].join('\n'), '--close-missing', ...more)
    return [faults.at(-1)?.startsWith('Cannot') ? faults.at(-1) : stdout.split('\n')[0], await open()]
  }
  const [refused, ...rest] = [rowWith(460000000000, { company_code: '' }), ...rows.slice(1)]
  expect(await close(rows.slice(3))).toEqual([
    'Cannot start: nothing was written: 3 of 40 open accounts are missing in the file, more than 5 %; --close-at-most 3 closes them',
    40,
  ])
  expect(await close([rowWith(0, { contract_number: '46000000000' }), ...rest])).toEqual([
    'Cannot start: nothing was written: a row of accounts.csv has no account number of 12 digits, so its account would be closed as missing',
    40,
  ])
  expect(await close([refused ?? '', ...rest.slice(1)])).toEqual([
    '0 new, 0 changed, 38 unchanged, 1 closed, 1 refused',
    39,
  ])
  expect(await close(rows.slice(10), '--close-at-most', '9')).toEqual([
    '0 new, 0 changed, 30 unchanged, 9 closed, 0 refused',
    30,
  ])
  const reopening = [`${header},closed`, `${rows[1]},no`, `${rows[30]},yes`].join('\n')
  expect((await importText(reopening)).stdout).toBe('0 new, 2 changed, 0 unchanged, 0 refused\n')
  expect(await open()).toBe(30)
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
