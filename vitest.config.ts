import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { browserArguments, findHeadlessBrowser } from './.ci/browser.ts'
import { failureReporter } from './.ci/vitest-reporter.ts'
import { pictures } from './tests/screenshots/settings.ts'

const executablePath = findHeadlessBrowser()
// `npm test` and `npm run approve` set the variable PICTURES. Without this variable, the story tests compare the
// behaviour and the screen-reader texts, but no pictures.
const isComparing = process.env['PICTURES'] === '1'
const inFolders = (...folders: string[]) => folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`)

/** The projects that the command names with `--project`. Without this option, the command runs all projects. */
const chosenProjects = process.argv.filter((_, place) => process.argv[place - 1] === '--project')

/**
 * The project with the tests of the stories. Storybook's plugin takes four seconds to load. Therefore a run of other
 * projects leaves out this project.
 */
const storyProjects = async (): Promise<TestProjectInlineConfiguration[]> => {
  if (chosenProjects.length > 0 && !chosenProjects.includes('storybook')) return []
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  return [
    {
      extends: true,
      // An unknown path is answered with 404. With Vite's default, the wall's frames of live stories would get the portal's
      // page, whose packages Vite would then bundle and load everything again in the middle of the run.
      appType: 'mpa',
      plugins: [storybookTest({ configDir: '.storybook' })],
      test: {
        name: 'storybook',
        // All test files of a worker process run in one page. If each file had its own page, loading the modules again
        // would take up a third of the duration of the test run.
        isolate: false,
        maxWorkers: '100%',
        testTimeout: 30_000,
        // Vitest runs the hooks of the setup files in reverse order. `compare-with-picture.ts` is the first file, so it
        // takes its picture last, when nothing on the page moves.
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
  ]
}

export default defineConfig({
  plugins: [react()],
  // Vite bundles the packages in `include` before the first story runs. Otherwise, on a machine without Vite's cache,
  // Vite would bundle them during the run, and the run would fail.
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
      'storybook/internal/core-events',
      'storybook/internal/csf',
      '@storybook/addon-docs > @storybook/react-dom-shim',
      '@storybook/react-dom-shim',
    ],
  },
  test: {
    allowOnly: false,
    reporters: ['default', failureReporter],
    // The path of the snapshot files, which only the story tests use. Each file contains the screen-reader texts of one
    // flow.
    resolveSnapshotPath: (path, extension) =>
      join(import.meta.dirname, 'tests/approved/spoken', `${basename(path, '.stories.tsx')}${extension}`),
    // By default, Vitest loads every style sheet as an empty text. The server's pages contain style sheets as text.
    css: { include: /\?(raw|inline)$/ },
    snapshotFormat: { escapeString: false, printBasicPrototype: false },
    // Only the unit tests measure coverage. They must reach every branch of the rules, and every branch of the code
    // that reads a URL or a response.
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
          // All test files of a worker use the same modules. The modules are loaded once and keep no state between
          // tests.
          name: 'unit',
          environment: 'node',
          maxWorkers: '100%',
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          setupFiles: ['tests/time-limit.ts'],
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
          setupFiles: ['tests/time-limit.ts'],
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
          // All test files of a worker process share one set of loaded modules. Loading the server's modules again for
          // each file would take up a third of the duration of the test run.
          isolate: false,
          restoreMocks: true,
          globalSetup: ['tests/server/harness/global-setup.ts'],
          setupFiles: ['tests/server/harness/setup.ts'],
          // Half of the time these tests wait, for a time limit or for a process.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
          include: inFolders('screen-reader'),
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
          // Each test needs all processors of the computer, so the test files run one after the other.
          fileParallelism: false,
          include: inFolders('soak'),
          globalSetup: ['tests/build/global-setup.ts'],
          testTimeout: 3_600_000,
          hookTimeout: 120_000,
        },
      },
      ...(await storyProjects()),
    ],
  },
})
