import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// These are not the portal's settings, because those start the backend in development.
export default defineConfig({ plugins: [react()] })
