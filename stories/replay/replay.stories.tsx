import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { RecordedStep } from '../../src/contract/support.ts'
import { Replay } from '../../src/inspector/replay.tsx'
import { pictureOf } from '../kit/story-href.ts'

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas']

const meta = {
  title: 'Start/Replay',
  tags: ['!autodocs'],
  component: Replay,
  args: { pictureOf, storybook: './' },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Replay>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

const step = (from: string, event: string, to: string, guard = ''): RecordedStep => ({
  machine: 'accountLookup',
  from,
  event,
  guard,
  to,
  ms: 900,
})
const recording = [
  step('securityCheck', 'xstate.done.actor.securityCheck', 'form'),
  step('form', 'form.submit', 'reviewing'),
  step('reviewing', 'xstate.done.actor.review', 'searching'),
  step('searching', 'xstate.done.actor.search', 'results.newYork', 'isNewYork'),
]

const replay = async (canvas: Canvas, text: string) => {
  const field = canvas.getByRole('textbox')
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
  await userEvent.click(canvas.getByRole('button', { name: 'Replay' }))
}

export const Played: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Replay a recording'))
    await replay(canvas, JSON.stringify(recording))
    await expect(canvas.getByRole('img', { name: 'security check' })).toBeVisible()
    for (const _ of recording) await userEvent.click(canvas.getByRole('button', { name: 'Forward' }))
    await expect(await canvas.findByRole('img', { name: 'new york' })).toBeVisible()
    const story = canvas.getByRole<HTMLAnchorElement>('link', { name: 'new york' })
    await expect(story.search).toBe('?path=/story/flows-account-lookup--new-york')
    await expect(story.origin).toBe(window.location.origin)
    await expect(canvas.getByRole('button', { current: 'step' })).toHaveTextContent(/results\.newYork$/)
  },
}

export const Taken: Story = {
  args: { recording },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Copy the recording as a test'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as test' }))
    await expect(canvas.getByText(/accountLookup reaches the recorded state after each step/)).toBeVisible()
  },
}

export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Replay a recording'))
    await replay(canvas, JSON.stringify(recording))
    await replay(canvas, 'FKHW')
    await expect(canvas.getByText('This text is not a recording.')).toBeVisible()
  },
}
