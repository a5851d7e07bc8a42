import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { serviceLoginMachine } from '../../../machines/service-login.machine.ts'
import { pressing } from '../../kit/pressing.ts'
import type { ScreenProps } from '../../../src/portal/flows/kit/flow.ts'
import { flowStories } from '../../kit/flow-story.tsx'
import { storiesFor } from '../../kit/story-at.ts'
import { LandingAround } from '../../kit/on-landing.tsx'
import { textOf } from '../../kit/text-of.ts'

function OnLanding(props: ScreenProps<typeof serviceLoginMachine>) {
  return <LandingAround serviceLogin={props} />
}

const flow = flowStories(serviceLoginMachine, OnLanding)
const meta = { title: 'Start or stop service', id: 'flows-service-login', ...flow } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const at = storiesFor(serviceLoginMachine, undefined)

export const Ready: Story = {
  ...at('ready'),
  play: async ({ canvas, args, globals, userEvent }) => {
    const text = textOf(globals, 'serviceLogin')
    await userEvent.click(canvas.getByRole('button', { name: text.getStarted }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'service.start' })
    await expect(canvas.queryByRole('button', { name: text.getServiceInPa })).toBeNull()
  },
}
export const ReadyInPa: Story = {
  ...at('ready'),
  parameters: { paGetService: true },
  play: pressing('serviceLogin', ({ getServiceInPa }) => getServiceInPa, 'service.start'),
}
export const ReadyInPaInSpanish: Story = { ...ReadyInPa, globals: { language: 'es' } }
export const Recognising = at('recognising')
export const LoggingIn: Story = {
  ...at('loggingIn'),
  play: async ({ canvas, args, globals, userEvent }) => {
    const { getStarted } = textOf(globals, 'serviceLogin')
    await userEvent.click(canvas.getByRole('button', { name: getStarted }))
    await expect(args.send).not.toHaveBeenCalled()
  },
}
export const LoggingInInPa: Story = { ...at('loggingIn'), parameters: { paGetService: true } }
export const Opening = at('opening')
export const Failed: Story = {
  ...at('failed'),
  play: async ({ canvas, args, globals, userEvent }) => {
    const { failed } = textOf(globals, 'serviceLogin')
    await expect(canvas.getByRole('alertdialog', { name: failed })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, 'common').ok }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'alert.dismiss' })
  },
}
export const FailedWithoutCookies: Story = {
  ...at('failed', { needsCookies: true }),
  play: async ({ canvas, globals }) => {
    const { cookiesNeeded } = textOf(globals, 'common')
    await expect(canvas.getByText(cookiesNeeded, { exact: false })).toBeVisible()
  },
}
