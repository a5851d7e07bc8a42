import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Not the portal's own settings: those start the backend in development.
export default defineConfig({ plugins: [react()] })
