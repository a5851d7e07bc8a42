import { fromPromise } from 'xstate'
import { serviceLoginMachine } from '../../../../machines/service-login.machine.ts'
import { defineFlow } from '../kit/flow.ts'
import { unlessLeaving } from '../kit/leaving.ts'
import { giveUpWindow, moveInWindow, reserveWindow } from './named-window.ts'

/**
 * The script for the call `serviceLogin` loads after a press on Get Started, because most visitors of the landing page
 * never press this button.
 */
const loadPorts = () => unlessLeaving(import('./service-login.calls.ts'))

export const flow = defineFlow(serviceLoginMachine, {
  bindPorts: (services) =>
    serviceLoginMachine.provide({
      actions: { reserveWindow: () => reserveWindow(moveInWindow), giveUpWindow: () => giveUpWindow() },
      actors: {
        findPerson: fromPromise(async () => (await loadPorts()).findPerson(services)),
        loginToService: fromPromise(async () => (await loadPorts()).loginToService(services)),
        openMoveIn: fromPromise(async () => (await loadPorts()).openMoveIn(services)),
      },
    }),
  input: () => undefined,
  onDone: {},
})
