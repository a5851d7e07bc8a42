import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent } from 'storybook/test'
import type { RecordedStep } from '../../src/contract/support.ts'
import { Screen } from '../../src/portal/flows/registration/eligibility.tsx'
import { examples } from '../examples/eligibility.ts'
import { playground } from '../kit/playground.tsx'

const flow = playground(examples, Screen)
const meta = {
  title: 'Start/Replay in the playground',
  ...flow,
  parameters: { ...flow.parameters, controls: { disable: true } },
} satisfies Meta<typeof flow.component>
export default meta
type Story = StoryObj<typeof meta>

const step = (machine: string, from: string, event: string, to: string): RecordedStep => ({
  machine,
  from,
  event,
  guard: '',
  to,
  ms: 900,
})
const recording = [
  step('securityCheck', 'unsolved', 'captcha.solved', 'solved'),
  step('securityCheck', 'solved', 'check.submit', 'passed'),
  step('eligibility', 'securityCheck', 'xstate.done.actor.securityCheck', 'form'),
  step('eligibility', 'form', 'form.submit', 'validating'),
  step('eligibility', 'validating', 'xstate.done.actor.check', 'form'),
]

/** After the last replayed step, the developer can use the flow as usual. */
export const GoneOn: Story = {
  args: { recording },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Replayed 5 of 5 steps; go on from here.')).toBeVisible()
    const name = canvas.getByRole('textbox', { name: /^First Name/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Robin')
    await expect(name).toHaveValue('Robin')

    await fireEvent.change(canvas.getByRole('slider'), { target: { value: '1' } })
    await expect(await canvas.findByText('Replayed 1 of 5 steps; go on from here.')).toBeVisible()
    await expect(canvas.getByText('"securityCheck"')).toBeVisible()
  },
}

/**
 * If the current version of the flow cannot repeat a recorded step, the replay stops before this step and shows the
 * step.
 */
export const Astray: Story = {
  args: { recording: [...recording.slice(0, 3), step('eligibility', 'form', 'form.send', 'validating')] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Replayed 3 of 4 steps. Step 4, form: form.send → validating, is not what this version does here.',
      ),
    ).toBeVisible()
    await expect(canvas.getByText('"form"')).toBeVisible()
  },
}
