/**
 * The alert area of the landing page (document 1, §2.1, §4): loading → shown | hidden.
 * After a failed fetch there is no alert, so the area is hidden.
 */
import { assign, setup } from 'xstate'
import { currentAlerts } from './rules/current-alerts.ts'
import type { Alert } from './rules/current-alerts.ts'
import { output, port } from './shared/port.ts'

export const alertsMachine = setup({
  types: {
    /** `now` in milliseconds since the epoch. */
    input: {} as { now: number },
    context: {} as { now: number; alerts: readonly Alert[] },
    tags: {} as 'pending',
  },
  actors: { fetchAlerts: port<readonly Alert[]>('fetchAlerts') },
  guards: {
    hasAlerts: ({ context }, alerts: readonly Alert[]) => currentAlerts(alerts, context.now).length > 0,
  },
  actions: {
    keepCurrent: assign(({ context }, alerts: readonly Alert[]) => ({
      alerts: currentAlerts(alerts, context.now),
    })),
  },
}).createMachine({
  id: 'alerts',
  context: ({ input }) => ({ now: input.now, alerts: [] }),
  initial: 'loading',
  states: {
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
