import { create } from 'storybook/theming/create'
import own from '../src/brand/brand.json'

const titled = `${own.productName} design system`

const themeIn = (base: 'light' | 'dark') => {
  const colour = own[base]
  return create({
    base,
    brandTitle: titled,
    brandUrl: './',
    fontBase: `'${own.font.web.family}', ${own.font.system.join(', ')}`,
    colorPrimary: colour.deep,
    colorSecondary: colour.deep,
    appBg: colour.paper,
    appContentBg: colour.surface,
    appPreviewBg: colour.surface,
    appBorderColor: colour.line,
    textColor: colour.ink,
    textMutedColor: colour['ink-2'],
    textInverseColor: colour['on-deep'],
    barBg: colour.surface,
    barTextColor: colour['ink-2'],
    barSelectedColor: colour.deep,
    barHoverColor: colour['deep-2'],
    inputBg: colour.surface,
    inputBorder: colour.edge,
    inputTextColor: colour.ink,
  })
}

const themes = { light: themeIn('light'), dark: themeIn('dark') }

/** For a theme of the toolbar, where "system" follows the computer. */
export const themeFor = (chosen: unknown) =>
  themes[
    chosen === 'dark' || (chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches)
      ? 'dark'
      : 'light'
  ]
