import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import packageJson from './package.json' with { type: 'json' }
import { backend } from './src/server/vite-backend.ts'

export default defineConfig({
  plugins: [react(), backend()],
  define: { __PORTAL_VERSION__: JSON.stringify(packageJson.version) },
  server: { port: Number(process.env['PORT'] ?? 8080), strictPort: true },
  // Nothing becomes a data: address, which the portal's content security policy would refuse for fonts and scripts.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { outDir: 'dist/portal' } },
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
