import { execFileSync, spawnSync } from 'node:child_process'
import type { Server } from 'node:http'
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../.ci/run-command.ts'
import { findFreePort, makeDataFolder } from '../../support/throwaway.ts'
import { chooseLanguage } from '../support/choose-language.ts'
import { fillLogin, goodPassword } from '../../support/login-form.ts'
import { newestMessage } from '../support/outbox.ts'
import { copyBill, openEligibility, pressNext } from '../support/register.ts'
import { startServer } from '../support/start-server.ts'
import { serveExport } from '../support/static-server.ts'
import { expect, test } from '../support/test.ts'
import { signInWords, words } from '../../words.ts'

const folder = mkdtempSync(join(tmpdir(), 'mywater-export-'))
const port = await findFreePort()
const origin = `http://localhost:${port}`
let stop: (() => void) | undefined
let files: Server | undefined

test.use({ baseURL: origin })

test.beforeAll(async () => {
  // The backend of this test starts with a separate database, which can take a long time.
  test.setTimeout(90_000)
  const backendPort = await findFreePort()
  const env = {
    ...process.env,
    PUBLIC_ORIGIN: origin,
    SANDBOX: 'on',
    BRAND_DIR: join(root, 'stories/brands/harbour'),
    PORT: String(backendPort),
    DATA_DIR: makeDataFolder(),
  }
  execFileSync(process.execPath, [join(root, 'dist/server/export.js'), '--out', folder], { env })
  files = await serveExport(folder, port, backendPort)
  stop = await startServer(env, `${origin}/oauth2/default/.well-known/openid-configuration`)
})

test.afterAll(() => {
  stop?.()
  files?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a person registers and signs in on exported files', async ({ page, request }) => {
  test.slow()
  await page.goto('/')
  await expect(page.getByText('Boil water advisory in Maple Heights.')).toBeVisible()
  await openEligibility(page)
  await copyBill(page, { accountNumber: '210012345678', firstName: 'Jordan', lastName: 'Rivera' })
  await pressNext(page)
  await fillLogin(page, { loginId: 'jordan-files', email: 'jordan.files@example.org' })
  await pressNext(page)
  await expect(page).toHaveURL(/\/registrationConfirmation$/)
  const mail = await newestMessage(request, 'jordan.files@example.org')
  const link = mail.links.find((address) => address.includes('/registrationComplete?code=')) ?? ''
  expect(link).toContain(origin)
  await page.goto(link)
  await page.getByRole('button', { name: words.common.loginNow }).click()
  await page.getByLabel(words.createLogin.password, { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: signInWords.logInButton, exact: true }).click()
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jordan')
})

test('the export refuses a folder with other files', () => {
  const other = mkdtempSync(join(tmpdir(), 'mywater-other-'))
  const precious = join(other, 'precious.txt')
  writeFileSync(precious, 'mine')
  const args = [join(root, 'dist/server/export.js'), '--out', other]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('contains files that are not an export')
  expect(readFileSync(precious, 'utf8')).toBe('mine')
  rmSync(other, { recursive: true })
})

test('the configuration of web servers is beside the published folder', () => {
  expect(readdirSync(folder).toSorted()).toEqual(['headers.json', 'nginx.conf', 'public'])
  const published = readdirSync(join(folder, 'public'))
  expect(published).toEqual(expect.arrayContaining(['_headers', 'assets', 'index.html']))
  expect(published.filter((name) => /^(headers\.json|nginx\.conf)$/.test(name))).toEqual([])
})

test('the exported files contain only the configured brand, and no other brand', () => {
  const published = join(folder, 'public')
  const exported = globSync('**/*', { cwd: published }).filter((path) =>
    statSync(join(published, path)).isFile(),
  )
  expect(exported).toEqual(expect.arrayContaining(['brand/icon.svg', 'brand/bill.svg', 'index.html']))
  expect(exported.filter((path) => path.endsWith('.woff2'))).toEqual([
    expect.stringMatching(/^assets\/figtree-/),
  ])
  const naming = exported.filter((path) => readFileSync(join(published, path), 'utf8').includes('MyWater'))
  expect(naming).toEqual([])
})

test('a web server that ignores the cookie still shows the chosen language', async ({ page, request }) => {
  const spanish = await (await request.get('/es/register')).text()
  expect(spanish).toContain('<html lang="es">')
  expect(spanish).toContain('Registrarse en Harbour Water')
  await page.goto('/register')
  await chooseLanguage(page, 'Español')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Registrarse en Harbour Water')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Registrarse en Harbour Water')
})

test('the rules of _headers set each header once, except for /sw.js', () => {
  const rules = readFileSync(join(folder, 'public/_headers'), 'utf8')
    .trimEnd()
    .split(/\n(?=\/)/)
    .map((rule) => {
      const [path = '', ...headers] = rule.split('\n')
      return { path, names: headers.map((line) => line.trim().split(':')[0] ?? '') }
    })
  expect(rules.map(({ path }) => path)).toEqual(['/*', '/assets/*', '/sw.js'])
  const namesAt = (address: string) =>
    rules
      .filter(({ path }) => path === address || (path.endsWith('*') && address.startsWith(path.slice(0, -1))))
      .flatMap(({ names }) => names)
  const repeated = (address: string) => {
    const names = namesAt(address)
    return names.filter((name, index) => names.indexOf(name) !== index)
  }
  for (const address of ['/', '/register', '/es/register', '/nowhere', '/assets/main.js', '/favicon.svg']) {
    expect(namesAt(address)).toContain('content-security-policy')
    expect(repeated(address)).toEqual([])
  }
  expect(repeated('/sw.js')).toEqual(['content-security-policy'])
})
