import type { StorybookConfig } from '@storybook/react-vite'
import { library } from './library.ts'
import { sidebar } from './sidebar.ts'

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: sidebar,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    '../public',
    { from: '../node_modules/country-flag-icons/3x2', to: '/flags' },
    { from: '../src/brand', to: '/brand' },
    { from: '../stories/brands', to: '/brands' },
    { from: '../tests/screenshots/reference', to: '/pictures' },
  ],
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (settings) => ({ ...settings, plugins: [...(settings.plugins ?? []), library()] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
