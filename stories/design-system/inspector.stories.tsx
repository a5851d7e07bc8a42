import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { createActor } from 'xstate'
import type { EventFromLogic } from 'xstate'
import { securityCheckMachine } from '../../machines/parts/security-check.machine.ts'
import { createFlowReporter } from '../../src/inspector/flow-reporter.ts'
import { FlowView } from '../../src/inspector/flow-view.tsx'
import { observe } from '../../src/inspector/observed-flows.ts'
import type { ObservedFlow, ObservedFlows } from '../../src/inspector/observed-flows.ts'

const observedAfter = (
  events: readonly EventFromLogic<typeof securityCheckMachine>[],
  refused: { readonly type: string },
): ObservedFlow => {
  let flows: ObservedFlows = new Map()
  const page = { id: 'story', path: '/register' }
  const reporter = createFlowReporter(
    (observation) => {
      flows = observe(flows, { kind: 'observed', page, observation })
    },
    () => 0,
  )
  const actor = createActor(securityCheckMachine, {
    input: { reminder: null },
    inspect: reporter.observe,
  }).start()
  for (const event of events) actor.send(event)
  reporter.send(actor.sessionId, refused)
  const [flow] = flows.values()
  if (!flow) throw new Error('The flow was not observed.')
  return flow
}

const meta = {
  title: 'Inspector',
  id: 'design-system-inspector',
  tags: ['!autodocs'],
  component: FlowView,
  args: {
    flow: observedAfter([{ type: 'check.submit' }, { type: 'captcha.solved', token: 'solved' }], {
      type: 'captcha.retry',
    }),
    send: fn(),
  },
} satisfies Meta<typeof FlowView>
export default meta

export const LookingBack: StoryObj<typeof meta> = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('region', { name: 'Chart of securityCheck' }, { timeout: 10_000 })
    await expect(canvas.getByText(/was not sent: captcha\.retry leads nowhere/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'captcha.expired' })

    const log = within(canvas.getByRole('list', { name: 'Log' }))
    await userEvent.click(log.getByRole('button', { name: /^check\.submit/ }))
    await expect(canvas.getByRole('status')).toHaveTextContent('As it was after check.submit.')
    await userEvent.click(canvas.getByRole('button', { name: 'Back to now' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('As it is now.')
    await userEvent.click(log.getByRole('button', { name: /^check\.submit/ }))
    for (const why of log.getAllByText(/^Why/)) await userEvent.click(why)
    await expect(log.getAllByRole('row', { name: /taken/ })).toHaveLength(2)
  },
}
