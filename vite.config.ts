import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import packageJson from './package.json' with { type: 'json' }
import { serviceWorker } from './src/portal/service-worker/service-worker-plugin.ts'
import { backend } from './src/server/vite-backend.ts'

// What every page needs, in two files instead of thirty: it compresses better, and code of others stays cached.
const sharedChunks = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack|xstate|@xstate|valibot)\//,
  },
  {
    name: 'shared',
    test: /src\/(contract\/|portal\/((api|records)\/|(paths|use-flow)\.|text\/(portal\.|(en|es)\/(common|page)\.)|screens\/(leaving|screen|step-words|form-values|page-frame-words)\.|components\/(classes|use-part|actions|alert-banner|button|dialog|error-summary|facts|field|gauge|icon|result|step)))/,
    includeDependenciesRecursively: false,
  },
]

export default defineConfig({
  plugins: [react(), backend(), serviceWorker()],
  define: { __PORTAL_VERSION__: JSON.stringify(packageJson.version) },
  server: { port: Number(process.env['PORT'] ?? 8080), strictPort: true },
  // Found late, they would reload the pages they inspect.
  optimizeDeps: { include: ['elkjs/lib/elk.bundled.js', '@statelyai/inspect', 'react-google-recaptcha'] },
  // Nothing becomes a data: address, which the portal's content security policy would refuse for fonts and scripts.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: 'dist/portal',
        // Every browser this is for knows modulepreload.
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
      },
    },
    ssr: {
      build: {
        ssr: 'src/server/main.ts',
        outDir: 'dist/server',
        target: 'node24',
        copyPublicDir: false,
      },
    },
  },
  builder: {},
})
