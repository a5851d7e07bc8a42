import { readdirSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Storybook has a Vite configuration of its own, because the portal's Vite configuration starts the backend in
// development.
export default defineConfig({
  plugins: [react()],
  define: {
    'import.meta.env.PICTURES': JSON.stringify(readdirSync('tests/screenshots/reference').join(' ')),
  },
})
