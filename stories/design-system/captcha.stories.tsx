import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Captcha } from '../../src/portal/components/captcha/captcha.tsx'
import { described } from '../kit/described.ts'

export default {
  title: 'Captcha',
  id: 'design-system-captcha',
  component: Captcha,
  args: {
    loadingText: 'Loading the security check…',
    siteKey: 'site-key',
    script: 'data:text/javascript,',
    language: 'en',
    expiredText: 'The check has expired. Please check the box again.',
    onSolved: fn(),
    onExpired: fn(),
    onUnavailable: fn(),
  },
  parameters: described(
    'The package `react-google-recaptcha` without changes. It loads when its step appears. On a first visit, the captcha is already in the first HTML, and the component connects to it. In a window narrower than 340 px, the captcha is compact. If `window.grecaptcha` already exists, the component uses it, for example a fake in a story. **Do** offer a next step in `onUnavailable`, because the script may fail to load.',
    { autoplay: true },
  ),
} satisfies Meta<typeof Captcha>
type Story = StoryObj<typeof Captcha>

export const Solved: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent.click(await canvas.findByRole('checkbox', { name: 'I’m not a robot' }))
    await expect(args.onSolved).toHaveBeenCalledWith('token-1')
    await expect(args.onUnavailable).not.toHaveBeenCalled()
  },
}
export const Expired: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent.click(await canvas.findByRole('checkbox'))
    await fireEvent.click(canvas.getByRole('button', { name: 'Let it expire' }))
    await expect(args.onExpired).toHaveBeenCalledOnce()
    await canvas.findByText('The check has expired. Please check the box again.')
    await fireEvent.click(canvas.getByRole('checkbox'))
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
    await fireEvent.click(canvas.getByRole('button', { name: 'Let it expire' }))
  },
}
export const NetworkLost: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent.click(await canvas.findByRole('button', { name: 'Lose the network' }))
    await expect(args.onUnavailable).toHaveBeenCalledOnce()
  },
}

/** Some content blockers replace the captcha's script by an empty script. The component then shows a message. */
export const ScriptBlocked: Story = {
  tags: ['!autodocs'],
  beforeEach: () => void Reflect.deleteProperty(window, 'grecaptcha'),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onUnavailable).toHaveBeenCalledOnce())
  },
}
