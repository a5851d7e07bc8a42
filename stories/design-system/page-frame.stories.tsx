import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PageFrame } from '../../src/portal/components/page-frame/page-frame.tsx'
import { allLanguages, languages } from '../../src/contract/languages.ts'
import { brands } from '../kit/brands.ts'
import { described } from '../kit/described.ts'

const { productName } = brands.own.names

const onSwitch = fn()

const meta = {
  title: 'Page frame',
  id: 'design-system-page-frame',
  component: PageFrame,
  args: {
    skipLabel: 'Skip to main content',
    header: {
      product: productName,
      links: { help: '/sandbox/sites/help', emergency: '/sandbox/sites/emergency' },
      labels: { home: `${productName} home`, help: 'Login help', emergency: 'Report Emergency' },
      languageSwitch: {
        label: 'Language:',
        current: 'en',
        languages: allLanguages.map((lang) => ({ lang, name: languages[lang] })),
        onSwitch,
      },
    },
    footer: {
      year: 2026,
      links: { privacy: '/sandbox/sites/privacy', terms: '/sandbox/sites/terms' },
      labels: { owner: productName, privacy: 'Privacy Policy', terms: 'Terms of Use' },
    },
    children: (
      <div className="wrap" style={{ paddingTop: '2rem' }}>
        <h1>Welcome to {productName}</h1>
      </div>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    ...described(
      'The frame of every page: skip link, header, alert banner, main, footer. The logo is an M above its mirror image, which looks like a W. **Don’t** add items to the header. It contains only the links that customers need quickly.',
      { inline: false, height: '480px' },
    ),
  },
} satisfies Meta<typeof PageFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('English', { selector: 'summary *' }))
    await userEvent.click(canvas.getByRole('button', { name: '简体中文' }))
    await expect(onSwitch).toHaveBeenCalledWith('zh')
    await expect(canvas.getByRole('link', { name: `${productName} home` })).toHaveAttribute('href', '/')
  },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OtherProduct: Story = {
  args: {
    header: {
      ...meta.args.header,
      product: 'Aguas Claras del Norte',
      labels: { ...meta.args.header.labels, home: 'Aguas Claras del Norte home' },
    },
  },
  globals: { viewport: { value: 'narrow' } },
}
export const SkipLinkFocused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Skip to main content' }).focus()
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toBeVisible()
  },
}
