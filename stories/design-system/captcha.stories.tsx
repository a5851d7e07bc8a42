import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { Captcha } from '../../src/portal/components/captcha/captcha.tsx'

const meta = {
  title: 'Design system/Captcha',
  tags: ['autodocs'],
  component: Captcha,
  args: {
    loadingText: 'Loading the security check…',
    siteKey: 'site-key',
    language: 'en',
    expiredText: 'The check has expired. Please check the box again.',
    onSolved: fn(),
    onExpired: fn(),
    onUnavailable: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'The package `react-google-recaptcha` without changes. It loads when its step appears. In a window narrower than 340 px, the captcha is compact. If `window.grecaptcha` already exists, the component uses it, for example a fake in a story. **Do** offer a next step in `onUnavailable`, because the script may fail to load.',
      },
    },
  },
} satisfies Meta<typeof Captcha>

export default meta
type Story = StoryObj<typeof meta>

export const Solved: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'I’m not a robot' }))
    await expect(args.onSolved).toHaveBeenCalledWith('token-1')
    await expect(args.onUnavailable).not.toHaveBeenCalled()
  },
}
export const Expired: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Let it expire' }))
    await expect(args.onExpired).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The check has expired. Please check the box again.',
    )
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
export const NetworkLost: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lose the network' }))
    await expect(args.onUnavailable).toHaveBeenCalledOnce()
  },
}

/** When Google's script cannot be loaded, the component shows a message. */
export const ScriptBlocked: Story = {
  beforeEach: () => {
    Reflect.deleteProperty(window, 'grecaptcha')
    const append = document.body.appendChild.bind(document.body)
    const refuse = <T extends Node>(node: T) => {
      if (!(node instanceof HTMLScriptElement)) return append(node)
      queueMicrotask(() => node.dispatchEvent(new Event('error')))
      return node
    }
    const spy = spyOn(document.body, 'appendChild').mockImplementation(refuse)
    return () => spy.mockRestore()
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onUnavailable).toHaveBeenCalledOnce())
  },
}
