import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { serviceLoginMachine } from '../../../machines/service-login.machine.ts'
import type { ScreenProps } from '../../../src/portal/flows/kit/flow.ts'
import { flowStories } from '../../kit/flow-story.tsx'
import { LandingAround } from '../../kit/on-landing.tsx'

function OnLanding(props: ScreenProps<typeof serviceLoginMachine>) {
  return <LandingAround serviceLogin={props} />
}

const flow = flowStories(serviceLoginMachine, OnLanding)
const meta = { title: 'Flows/Service login', ...flow } satisfies Meta<typeof flow.component>
export default meta
type Story = StoryObj<typeof meta>

const at = (state: Story['args']['state']): Story => ({
  args: { state, context: { waitSeconds: 0, needsCookies: false } },
})

export const Ready: Story = {
  ...at('ready'),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get Started' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'service.start' })
    await expect(canvas.queryByRole('button', { name: 'Get Service in PA' })).toBeNull()
  },
}
export const ReadyInPa: Story = {
  ...at('ready'),
  parameters: { paGetService: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get Service in PA' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'service.start' })
  },
}
export const Recognising = at('recognising')
export const LoggingIn: Story = {
  ...at('loggingIn'),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get Started' }))
    await expect(args.send).not.toHaveBeenCalled()
  },
}
export const LoggingInInPa: Story = { ...at('loggingIn'), parameters: { paGetService: true } }
export const Opening = at('opening')
export const Failed: Story = {
  ...at('failed'),
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alertdialog', { name: 'Login Failed' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'alert.dismiss' })
  },
}
export const FailedWithoutCookies: Story = {
  args: { state: 'failed', context: { waitSeconds: 0, needsCookies: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/keeps no cookies/)).toBeVisible()
  },
}
