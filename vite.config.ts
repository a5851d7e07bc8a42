import { cpSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, minify, type Plugin, type Rolldown } from 'vite'
import { checkNodeVersion } from './.ci/check-node-version.ts'
import { chunkGroups } from './.ci/chunk-groups.ts'
import { compressFiles } from './.ci/compress-files.ts'
import { flags } from './.ci/flags.ts'
import { landingStyles } from './.ci/landing-styles.ts'
import { chunkReport } from './.ci/chunk-report.ts'
import packageJson from './package.json' with { type: 'json' }
import { serviceWorker } from './src/portal/service-worker/service-worker-plugin.ts'
import { backend } from './src/development/vite-plugin.ts'

/** An installation consists of the built files only, so the build copies the default brand. */
const copyBrand: Plugin = {
  name: 'copy-brand',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  closeBundle: () => cpSync('src/brand', 'dist/brand', { recursive: true }),
}

/** Minifies the scripts that stand in the documents, because the first HTML must fit into ten packets. */
const minifyInlineScripts: Plugin = {
  name: 'minify-inline-scripts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  enforce: 'pre',
  load: {
    filter: { id: /\.js\?raw$/ },
    async handler(id) {
      const file = id.replace('?raw', '')
      const { code } = await minify(file, readFileSync(file, 'utf8'))
      return `export default ${JSON.stringify(code)}`
    },
  },
}

/**
 * The list of supported browsers, with the names that the bundler uses. Samsung Internet is not in the list, because
 * the bundler has no name for it. Samsung Internet is built on Chrome.
 */
const target = packageJson.browserslist
  .filter((line) => !line.startsWith('samsung'))
  .map((line) => line.replace('ios_saf', 'ios').replace(' >= ', ''))

/**
 * The names of the commands that an operator can run. An installation contains only built files, so the build also
 * builds these commands.
 */
const commands = [
  'check-configuration',
  'dead-letters',
  'export',
  'health',
  'import-accounts',
  'operate',
  'report',
]

/**
 * Returns the comment that tells Chromium to compile all functions of a file when the file loads. Without the comment,
 * each function is compiled at its first call, while the customer waits for the next step. Only a part of the libraries
 * for sign-in and phone numbers ever runs, so their files have no such comment.
 */
const compileHint = ({ name }: Rolldown.RenderedChunk): string =>
  /^(core|phone-field-input|parsePhoneNumber)$/.test(name) ? '' : '//# allFunctionsCalledOnLoad'

export default defineConfig({
  plugins: [
    react(),
    backend(),
    flags(),
    serviceWorker(),
    landingStyles(),
    chunkReport(),
    compressFiles(),
    copyBrand,
    minifyInlineScripts,
    checkNodeVersion(),
  ],
  css: {
    // `Features.LightDark`: the styles have no light-dark(), so they need no variables in place of it.
    lightningcss: { exclude: 1_048_576 },
    modules: {
      // In the built style sheet, a class name consists of the name of the source file and the class name in this file,
      // because such names compress better than hashes. `tests/architecture/structure.test.ts` checks that these names
      // are unique.
      generateScopedName: (name, file) => `${basename(file.split('?', 1)[0] ?? '', '.module.css')}-${name}`,
    },
  },
  define: { __PORTAL_VERSION__: JSON.stringify(packageJson.version) },
  server: { port: Number(process.env['PORT'] ?? 8080), strictPort: true },
  // Vite bundles the packages in `include` when the dev server starts. Otherwise Vite would find them later, and would
  // reload the page while a developer uses the inspector.
  optimizeDeps: { include: ['elkjs/lib/elk.bundled.js', '@statelyai/inspect', 'react-google-recaptcha'] },
  build: {
    // No file is inlined as a data: address, because the portal's content security policy refuses fonts and scripts
    // from data: addresses.
    assetsInlineLimit: 0,
    // The build creates one style sheet for the whole portal, so that no screen waits for its own styles.
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
          // The polyfill for modulepreload is not needed, because every supported browser supports modulepreload.
          polyfill: false,
          // Only the HTML page lists modules to preload. Lists for all dynamic imports would add a kilobyte to the
          // first page load.
          resolveDependencies: (_file, dependencies, { hostType }) =>
            hostType === 'html' ? dependencies : [],
        },
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups }, postBanner: compileHint },
        },
      },
    },
    ssr: {
      // The server's build contains the code of the phone field but never runs it. The packages of this code are
      // bundled, because an installation would otherwise need their 35 MB of flags and translations.
      resolve: {
        noExternal: [/^(react-phone-number-input|country-flag-icons|input-format|classnames|prop-types)/],
      },
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
