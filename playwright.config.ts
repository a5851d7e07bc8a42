import { defineConfig, devices } from '@playwright/test'
import { buildWhenNeeded } from './.ci/build.ts'
import { browserArguments, findHeadlessBrowser, requireBrowser } from './.ci/browser.ts'
import { findFreePort, makeDataFolder } from './tests/support/throwaway.ts'

/** The origin of a portal that is already running. If this origin is set, the tests start no server. */
const running = process.env['PORTAL_ORIGIN']
// Some tests read files of the build, so the build runs first. If a portal is already running, its build exists, so no
// new build runs.
if (process.env['TEST_PORT'] === undefined && !running) await buildWhenNeeded()
// Playwright's worker processes load this file again. They use the port and the folder that the first process has
// stored in environment variables.
process.env['TEST_PORT'] ??= String(await findFreePort())
process.env['TEST_DATA_DIR'] ??= makeDataFolder()
/** Whether the portal is behind a proxy with TLS. The certificate of this proxy is self-signed. */
const hasTls = running?.startsWith('https:') ?? false
const baseURL = running ?? `http://localhost:${process.env['TEST_PORT']}`

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  failOnFlakyTests: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    ignoreHTTPSErrors: hasTls,
    viewport: { width: 1280, height: 900 },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    // The recording of traces would take up a fifth of the duration of a test run. docs/testing.md shows how to record
    // the trace of one test.
    trace: 'off',
    launchOptions: {
      executablePath: requireBrowser(findHeadlessBrowser),
      // Without `--ignore-certificate-errors`, the browser loads no service worker from a portal with a self-signed
      // certificate.
      args: [...browserArguments, ...(hasTls ? ['--ignore-certificate-errors'] : [])],
    },
  },
  ...(!running && {
    webServer: {
      command: `"${process.execPath}" .ci/start.ts`,
      url: baseURL,
      env: { PORT: process.env['TEST_PORT'], DATA_DIR: process.env['TEST_DATA_DIR'] },
      reuseExistingServer: false,
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      stdout: 'ignore',
      stderr: 'pipe',
    },
  }),
})
