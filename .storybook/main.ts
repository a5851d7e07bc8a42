import type { StorybookConfig } from '@storybook/react-vite'
import type { PluginOption } from 'vite'
import { sidebar } from './sidebar.ts'

/** Storybook's plugin would read the props in every file, and the first story would take twice as long to appear. */
const onlyComponents = (plugin: PluginOption): PluginOption => {
  const isDocgen =
    plugin && 'name' in plugin && plugin.name === 'storybook:react-docgen-plugin' && 'transform' in plugin
  if (!isDocgen || typeof plugin.transform !== 'function') return plugin
  const id = /\/src\/portal\/components\//
  return { ...plugin, transform: { filter: { id }, handler: plugin.transform } }
}

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
  viteFinal: (settings) => ({
    ...settings,
    plugins: (settings.plugins ?? []).map(onlyComponents),
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
