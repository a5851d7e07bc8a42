import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ReportDialog } from '../../../src/portal/app/report-dialog.tsx'
import { inPortal } from '../../kit/in-portal.tsx'
import { textOf } from '../../kit/text-of.ts'

const meta = {
  title: 'Report a problem',
  id: 'flows-report-problem',
  tags: ['!autodocs'],
  component: ReportDialog,
  decorators: [inPortal],
  parameters: { layout: 'fullscreen' },
  args: {
    onSend: fn(),
    onClose: fn(),
    progress: { kind: 'shown' },
    report: {
      portal: '0.1.0',
      steps: [
        {
          machine: 'eligibility',
          from: 'form',
          event: 'form.submit',
          guard: '',
          to: 'validating',
          ms: 61_250,
        },
        {
          machine: 'eligibility',
          from: 'validating',
          event: 'xstate.error.actor.check',
          guard: '',
          to: 'form',
          ms: 76_410,
          outcome: 'unreachable',
        },
      ],
      requests: ['6f1c9a52-8f0e-4a43-9d2b-2f1f5b7c0d11'],
    },
  },
} satisfies Meta<typeof ReportDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Shown: Story = {}
export const ShownExactly: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { exactly } = textOf(globals, 'reportProblem')
    await userEvent.click(canvas.getByText(exactly))
    await expect(canvas.getByRole('region')).toHaveTextContent('"machine": "eligibility"')
  },
}
export const Sending: Story = { args: { progress: { kind: 'sending' } } }
export const Sent: Story = { args: { progress: { kind: 'sent', code: 'FKHW-LMQR' } } }
export const Failed: Story = { args: { progress: { kind: 'failed', waitSeconds: 0 } } }
export const FailedForAWhile: Story = { args: { progress: { kind: 'failed', waitSeconds: 300 } } }
