import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, chmod, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { afterAll, expect, test, vi } from 'vitest'
import { findFreePort } from '../../support/throwaway.ts'
import { projectFolder } from '../../../src/server/platform/configuration.ts'
import { headers } from '../../../src/contract/http.ts'
import { createVisitor, holderOf, loginDataFor } from '../harness/server-fixture.ts'
import { solveCaptchaAt } from '../harness/start-test-server.ts'

const configFolder = join(projectFolder, 'node_modules/.test-development')
const configFile = join(configFolder, 'vite.config.ts')

const configure = (round: string) =>
  writeFile(
    configFile,
    `import { backend } from '../../src/development/vite-plugin.ts'
    import { flags } from '../../.ci/flags.ts'
    export default {
      plugins: [backend(), flags()],
      server: { port: ${port}, strictPort: true, headers: { 'X-Round': '${round}' } },
    }`,
  )

const folder = await mkdtemp(join(tmpdir(), 'mywater-development-'))
await chmod(folder, 0o755)
await mkdir(configFolder, { recursive: true })
const port = await findFreePort()
vi.stubEnv('DATA_DIR', folder)
vi.stubEnv('PORT', String(port))
await configure('first')
const optimizeDeps = { noDiscovery: true }
const vite = await createServer({ configFile, root: projectFolder, logLevel: 'error', optimizeDeps })
await vite.listen()
afterAll(async () => {
  await vite.close()
  await globalThis.endDevelopmentBackend?.()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, maxRetries: 10, retryDelay: 50 })
})

const alerts = async () => {
  const response = await fetch(`http://localhost:${port}/api/getActiveAlerts`, {
    headers: { 'X-Session-Id': 'a-session-of-the-tests' },
  })
  return response.status
}

test('npm run dev prints where inspector, sandbox and Storybook are', () => {
  const said: string[] = []
  vi.spyOn(vite.config.logger, 'info').mockImplementation((line) => void said.push(line))
  vite.printUrls()
  const all = said.join('\n')
  expect(all).toContain(`http://localhost:${port}/inspector.html`)
  expect(all).toContain(`http://localhost:${port}/sandbox`)
  expect(all).toContain('npm run storybook')
})

test("the inspector's script loads before the portal's, its page alone", async () => {
  const scriptsOf = async (path: string) => {
    const page = await (await fetch(`http://localhost:${port}${path}`)).text()
    return [...page.matchAll(/<script type="module" src="(\/src\/[^"]+)"/g)].map(([, script]) => script)
  }
  expect(await scriptsOf('/register')).toEqual(['/src/inspector/in-portal.ts', '/src/portal/main.tsx'])
  expect(await scriptsOf('/inspector.html')).toEqual(['/src/inspector/inspector.tsx'])
})

test('/flags serves the flags of its package and nothing else', async () => {
  const flag = await fetch(`http://localhost:${port}/flags/GB.svg`)
  expect([flag.status, flag.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml'])
  expect(await flag.text()).toContain('<svg')
  const other = await fetch(`http://localhost:${port}/flags/..%2fpackage.json`)
  expect(await other.text()).not.toContain('country-flag-icons')
})

test('the backend outlives a restart of Vite', async () => {
  const exit = vi.spyOn(process, 'exit')
  expect(await alerts()).toBe(200)
  for (const round of ['second', 'third']) {
    await configure(round)
    await vite.restart()
    expect(vite.config.server.headers).toEqual({ 'X-Round': round })
    expect(await alerts()).toBe(200)
  }
  expect(exit).not.toHaveBeenCalled()
}, 120_000)

test("a registration succeeds after an edit of the backend's source", async () => {
  const origin = `http://localhost:${port}`
  const { ssr } = vite.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('the backend runs elsewhere')
  const rule = () => ssr.runner.import<object>('/machines/rules/login-id.ts')
  const before = await rule()
  const edited = join(projectFolder, 'machines/rules/login-id.ts')
  const seen = new Promise(
    (resolve) => void vite.watcher.on('change', (file) => file === edited && resolve(file)),
  )
  // Only the modification time: other tests import the same file.
  await utimes(edited, new Date(), new Date())
  await seen
  await expect.poll(rule).not.toBe(before)
  const solveCaptcha = () => solveCaptchaAt(origin)
  const visitor = createVisitor({ origin, session: randomUUID(), language: 'en', solveCaptcha })
  const jordan = {
    connectionContractNumber: '210012345678',
    firstName: 'Jordan',
    middleName: 'M',
    lastName: 'Rivera',
  }
  const { Status } = await visitor.call('checkRegistrationEligibility', {
    ...holderOf(jordan.connectionContractNumber),
    ...jordan,
  })
  expect(Status).toBe('Eligible')
  const created = await visitor.send(
    'createUserWithCredentials',
    { ...loginDataFor(jordan.connectionContractNumber), ...jordan },
    { [headers.submit]: randomUUID() },
  )
  expect(await created.json()).toMatchObject({ Status: 'Success' })
}, 120_000)
