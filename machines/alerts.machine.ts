/**
 * The alert area of the landing page (document 1, §2.1, §4): routing → loading → shown | hidden. If the server has put
 * the alerts into the page, the machine does not fetch alerts.
 */
import { assign, setup } from 'xstate'
import { currentAlerts, type Alert } from './rules/current-alerts.ts'
import { output, port } from './shared/port.ts'

export const alertsMachine = setup({
  types: {
    /**
     * `now` is the time in milliseconds since 1970. `received` contains the alerts that the server has put into the
     * page, and that were active when the server sent the page.
     */
    input: {} as { now: number; received: readonly Alert[] | null },
    context: {} as { now: number; received: readonly Alert[] | null; alerts: readonly Alert[] },
    tags: {} as 'pending',
  },
  actors: { fetchAlerts: port<readonly Alert[]>('fetchAlerts') },
  guards: {
    cameWithAlerts: ({ context }) => context.received !== null && context.received.length > 0,
    cameWithNone: ({ context }) => context.received?.length === 0,
    hasAlerts: ({ context }, alerts: readonly Alert[]) => currentAlerts(alerts, context.now).length > 0,
  },
  actions: {
    keepReceived: assign(({ context }) => ({ alerts: context.received ?? [] })),
    keepCurrent: assign(({ context }, alerts: readonly Alert[]) => ({
      alerts: currentAlerts(alerts, context.now),
    })),
  },
}).createMachine({
  id: 'alerts',
  context: ({ input }) => ({ ...input, alerts: [] }),
  initial: 'routing',
  states: {
    routing: {
      always: [
        { guard: 'cameWithAlerts', target: 'shown', actions: 'keepReceived' },
        { guard: 'cameWithNone', target: 'hidden' },
        { target: 'loading' },
      ],
    },
    loading: {
      tags: 'pending',
      invoke: {
        id: 'fetch',
        src: 'fetchAlerts',
        onDone: [
          {
            guard: { type: 'hasAlerts', params: output },
            target: 'shown',
            actions: { type: 'keepCurrent', params: output },
          },
          { target: 'hidden' },
        ],
        onError: 'hidden',
      },
    },
    shown: { type: 'final' },
    hidden: { type: 'final' },
  },
})
