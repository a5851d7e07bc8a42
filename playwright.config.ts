import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { browserArguments, requireBrowser } from './.ci/browser.ts'

const findFreePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('no free port')),
      )
    })
  })

/** A data folder for this run. The database may run as a user of its own, who has to reach it. */
const makeDataFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'mywater-browser-tests-'))
  chmodSync(folder, 0o755)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'data')
}

// Workers load this file again and take what the first load has put into the environment.
process.env['TEST_PORT'] ??= String(await findFreePort())
process.env['TEST_DATA_DIR'] ??= makeDataFolder()
const baseURL = `http://localhost:${process.env['TEST_PORT']}`

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    viewport: { width: 1280, height: 900 },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: requireBrowser(), args: browserArguments },
  },
  webServer: {
    command: `"${process.execPath}" dist/server/main.js`,
    url: baseURL,
    env: { PORT: process.env['TEST_PORT'], DATA_DIR: process.env['TEST_DATA_DIR'] },
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
