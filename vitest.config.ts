import { basename, join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArguments, findHeadlessBrowser } from './.ci/browser.ts'
import { failureReporter } from './.ci/vitest-reporter.ts'
import { pictures } from './tests/screenshots/settings.ts'

const executablePath = findHeadlessBrowser()
// Without it a story is tested for what it does and says alone: `npm test` sets it, and `npm run approve`.
const isComparing = process.env['PICTURES'] === '1'
const inFolders = (...folders: string[]) => folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`)

export default defineConfig({
  plugins: [react()],
  // What the first story needs is bundled before it runs: a bundle that changes under it fails the cold run.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'xstate',
      '@xstate/react',
      'valibot',
      'ofetch',
      'react-google-recaptcha',
      'react-phone-number-input/min',
      'libphonenumber-js/min',
      'elkjs/lib/elk.bundled.js',
      'axe-core',
      'storybook/internal/csf',
      '@storybook/addon-docs > @storybook/react-dom-shim',
      '@storybook/react-dom-shim',
    ],
  },
  test: {
    allowOnly: false,
    reporters: ['default', failureReporter],
    // Only stories have such snapshots: what is read out, one file a flow.
    resolveSnapshotPath: (path, extension) =>
      join(import.meta.dirname, 'tests/approved/spoken', `${basename(path, '.stories.tsx')}${extension}`),
    snapshotFormat: { escapeString: false, printBasicPrototype: false },
    // Of the unit tests alone: rules, what reads an address and what reads an answer take every branch.
    coverage: {
      include: [
        'machines/rules/**',
        'src/portal/flows/kit/query.ts',
        'src/portal/api/**',
        'src/contract/{fields,http,operation}.ts',
      ],
      reporter: 'text',
      thresholds: { branches: 100 },
    },
    projects: [
      {
        extends: true,
        test: {
          // Every file of a worker has the same modules: they are read once, and keep nothing between tests.
          name: 'unit',
          environment: 'node',
          maxWorkers: '100%',
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          testTimeout: 30_000,
          include: inFolders('rules', 'portal', 'inspector', 'architecture'),
        },
      },
      {
        extends: true,
        test: {
          name: 'machines',
          environment: 'node',
          maxWorkers: '100%',
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          testTimeout: 30_000,
          include: inFolders('machines', 'model', 'completeness'),
        },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          environment: 'node',
          testTimeout: 180_000,
          include: inFolders('tools'),
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          environment: 'node',
          testTimeout: 30_000,
          include: inFolders('build'),
          globalSetup: ['tests/build/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/server/harness/global-setup.ts'],
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          environment: 'node',
          include: inFolders('engines'),
          globalSetup: ['tests/build/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'orca',
          environment: 'node',
          fileParallelism: false,
          include: inFolders('heard'),
          globalSetup: ['tests/build/global-setup.ts'],
          testTimeout: 600_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'cluster',
          environment: 'node',
          fileParallelism: false,
          include: inFolders('cluster'),
          globalSetup: ['tests/build/global-setup.ts'],
          testTimeout: 600_000,
          hookTimeout: 400_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'soak',
          environment: 'node',
          // each has the machine to itself
          fileParallelism: false,
          include: inFolders('soak'),
          globalSetup: ['tests/build/global-setup.ts'],
          testTimeout: 3_600_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          // All files of a worker run in one page, because loading every module again took a third of the time.
          isolate: false,
          maxWorkers: '100%',
          testTimeout: 30_000,
          // Their hooks run last first: the picture is taken when nothing moves any more.
          setupFiles: [
            ...(isComparing ? ['tests/screenshots/compare-with-picture.ts'] : []),
            'tests/screenshots/compare-with-spoken.ts',
            'tests/screenshots/axe-in-every-view.ts',
          ],
          browser: {
            enabled: true,
            headless: true,
            viewport: { width: 1280, height: 900 },
            screenshotFailures: false,
            expect: { toMatchScreenshot: pictures },
            provider: playwright({
              contextOptions: { timezoneId: 'UTC', ...(isComparing && { deviceScaleFactor: 0.5 }) },
              launchOptions: { ...(executablePath && { executablePath }), args: browserArguments },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
