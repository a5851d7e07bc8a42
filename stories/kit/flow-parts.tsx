import { lazy, Suspense } from 'react'
import type { AnyStateMachine } from 'xstate'
import { inPortal } from './in-portal.tsx'
import { stateControl } from './state-control.ts'

// The documentation page loads on demand, because it imports all machines and all texts.
const FlowPage = lazy(async () => ({ default: (await import('../about/flow-page.tsx')).FlowPage }))

const docs = {
  page: () => (
    <Suspense>
      <FlowPage />
    </Suspense>
  ),
}

export const flowParts = (machine: AnyStateMachine) => ({
  argTypes: { state: stateControl(machine) },
  decorators: [inPortal],
  parameters: {
    flow: machine.id,
    docs,
    layout: 'fullscreen',
    controls: { include: ['state', 'context'] },
  },
})
