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

/** An installation contains only the built files, so the build contains a copy of the default brand. */
const copyBrand: Plugin = {
  name: 'copy-brand',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  closeBundle: () => cpSync('src/brand', 'dist/brand', { recursive: true }),
}

/**
 * The supported browsers, under the names that the bundler uses. The bundler has no name for Samsung Internet, which
 * is built on Chrome.
 */
const target = packageJson.browserslist
  .filter((line) => !line.startsWith('samsung'))
  .map((line) => line.replace('ios_saf', 'ios').replace(' >= ', ''))

/**
 * The commands that an operator runs next to the server. An installation contains only the build, so the build
 * includes these commands.
 */
const commands = ['check-configuration', 'dead-letters', 'export', 'health', 'import-accounts', 'report']

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
      // These class names are readable, and they compress better than hashes. tests/architecture/house.test.ts checks
      // that they are unique.
      generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}`,
    },
  },
  define: { __PORTAL_VERSION__: JSON.stringify(packageJson.version) },
  server: { port: Number(process.env['PORT'] ?? 8080), strictPort: true },
  // Vite bundles these packages when the dev server starts. If Vite found one of them later, it would reload the page
  // while a developer observes it with the inspector.
  optimizeDeps: { include: ['elkjs/lib/elk.bundled.js', '@statelyai/inspect', 'react-google-recaptcha'] },
  build: {
    // No file is inlined as a data: address, because the portal's content security policy refuses such fonts and
    // scripts.
    assetsInlineLimit: 0,
    // The build creates one style sheet of 7 kB instead of thirteen style sheets, so that no screen waits for its
    // styles.
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/portal',
        target,
        // The server reads the manifest to find the names of the built files for each page that it renders.
        manifest: true,
        modulePreload: {
          // The polyfill is not needed, because every supported browser supports modulepreload.
          polyfill: false,
          // Only the HTML page lists modules to preload. A list for each dynamic import would add a kilobyte to the
          // first page load. The service worker fetches all modules before such an import runs.
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
