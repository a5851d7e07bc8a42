import { mkdir, mkdtemp, chmod, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { projectFolder } from '../../../src/server/platform/configuration.ts'
import { visitorOn } from '../harness/desk.ts'
import { freePort } from '../harness/built-server.ts'

const configFolder = join(projectFolder, 'node_modules/.test-development')
const configFile = join(configFolder, 'vite.config.ts')
let vite: ViteDevServer
let folder: string
let port: number

const configure = (round: string) =>
  writeFile(
    configFile,
    `import { backend } from '../../src/server/development/vite-plugin.ts'
    export default {
      plugins: [backend()],
      server: { port: ${port}, strictPort: true, headers: { 'X-Round': '${round}' } },
    }`,
  )

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mywater-development-'))
  await chmod(folder, 0o755)
  await mkdir(configFolder, { recursive: true })
  port = await freePort()
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('PORT', String(port))
  await configure('first')
  const optimizeDeps = { noDiscovery: true }
  vite = await createServer({ configFile, root: projectFolder, logLevel: 'error', optimizeDeps })
  await vite.listen()
}, 120_000)
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

test('the backend goes on when Vite restarts because its configuration has changed', async () => {
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

test('a person registers after a rule of the backend was edited', async () => {
  const origin = `http://localhost:${port}`
  const session = 'a-session-of-an-edited-backend'
  const solved = await fetch(`${origin}/sandbox/captcha/solve`, {
    method: 'POST',
    headers: { Origin: origin },
  })
  const { token: captchaToken } = v.parse(v.object({ token: v.string() }), await solved.json())
  const person = visitorOn({ origin, session, language: 'en', captchaToken })
  const bill = {
    connectionContractNumber: '210012345678',
    customerType: 'Person' as const,
    firstName: 'Jordan',
    middleName: 'M',
    lastName: 'Rivera',
  }
  const { ssr } = vite.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('the backend does not run in this process')
  const sources = () => ssr.runner.import<object>('/src/server/development/backend.ts')
  const before = await sources()
  // as an edit is heard of: every test of this checkout reads the file itself
  vite.watcher.emit('change', join(projectFolder, 'machines/rules/login-id.ts'))
  await expect.poll(async () => (await sources()) === before).toBe(false)

  expect(await person.call('checkRegistrationEligibility', bill)).toMatchObject({ Status: 'Eligible' })
  const record = {
    ...bill,
    customerType: 'Individual' as const,
    email: 'jordan.rivera@example.com',
    loginId: 'jordanedits',
    password: 'Blue-Kettle-42',
    question: 'favorite_toy',
    answer: 'A brown bear',
    mfaOptIn: false,
    mfaPhoneFactor: '',
  }
  expect(await person.call('createUserWithCredentials', record)).toMatchObject({ Status: 'Success' })
}, 120_000)
