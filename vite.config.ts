import { cpSync } from 'node:fs'
import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { checkNodeVersion } from './.ci/check-node-version.ts'
import { chunkGroups } from './.ci/chunk-groups.ts'
import { compressFiles } from './.ci/compress-files.ts'
import { flags } from './.ci/flags.ts'
import { chunkReport } from './.ci/chunk-report.ts'
import packageJson from './package.json' with { type: 'json' }
import { serviceWorker } from './src/portal/service-worker/service-worker-plugin.ts'
import { backend } from './src/development/vite-plugin.ts'

/** An installation has the built files and nothing else: the look that it has by default among them. */
const copyBrand: Plugin = {
  name: 'copy-brand',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  closeBundle: () => cpSync('src/brand', 'dist/brand', { recursive: true }),
}

/** The stated browsers in the bundler's words, which knows Samsung's as Chrome. */
const target = packageJson.browserslist
  .filter((line) => !line.startsWith('samsung'))
  .map((line) => line.replace('ios_saf', 'ios').replace(' >= ', ''))

/** What an operator runs beside the server, where nothing but the build is installed. */
const commands = ['check-configuration', 'dead-letters', 'export', 'import-accounts', 'report']

export default defineConfig({
  plugins: [
    react(),
    backend(),
    flags(),
    serviceWorker(),
    chunkReport(),
    compressFiles(),
    copyBrand,
    checkNodeVersion(),
  ],
  css: {
    modules: {
      // Readable, and shorter compressed than a hash. tests/architecture/house.test.ts proves them unique.
      generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}`,
    },
  },
  define: { __PORTAL_VERSION__: JSON.stringify(packageJson.version) },
  server: { port: Number(process.env['PORT'] ?? 8080), strictPort: true },
  // Found late, they would reload the pages they inspect.
  optimizeDeps: { include: ['elkjs/lib/elk.bundled.js', '@statelyai/inspect', 'react-google-recaptcha'] },
  build: {
    // Nothing becomes a data: address, which the portal's content security policy would refuse for fonts and scripts.
    assetsInlineLimit: 0,
    // One style file of 7 kB instead of thirteen: no screen waits for its own.
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/portal',
        target,
        // the server writes pages that name its files
        manifest: true,
        modulePreload: {
          // Every browser this is for knows modulepreload.
          polyfill: false,
          // For the page alone. What each import brings along would be a list of a kilobyte in the first view; by the
          // time it is asked for, the service worker has fetched it all.
          resolveDependencies: (_file, dependencies, { hostType }) =>
            hostType === 'html' ? dependencies : [],
        },
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
    },
    ssr: {
      build: {
        ssr: true,
        rolldownOptions: {
          input: ['src/main.ts', ...commands.map((name) => `src/server/commands/${name}.ts`)],
          output: { entryFileNames: 'programs/[name].js' },
        },
        outDir: 'dist/server',
        target: 'node24',
        copyPublicDir: false,
      },
    },
  },
  builder: {},
})
