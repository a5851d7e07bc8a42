import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Storybook does not use the portal's settings, because the portal's settings start the backend in development.
export default defineConfig({ plugins: [react()] })
