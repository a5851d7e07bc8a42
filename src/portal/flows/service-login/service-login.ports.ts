import { fromPromise } from 'xstate'
import { serviceLoginMachine } from '../../../../machines/service-login.machine.ts'
import { defineFlow } from '../kit/flow.ts'

/** Loaded by the press: most visitors of the landing page never need it. */
const loadPorts = () => import('./service-login.calls.ts')

export const flow = defineFlow(serviceLoginMachine, {
  bindPorts: (services) =>
    serviceLoginMachine.provide({
      actors: {
        findPerson: fromPromise(async () => (await loadPorts()).findPerson(services)),
        loginToService: fromPromise(async () => (await loadPorts()).loginToService(services)),
        openMoveIn: fromPromise(async () => (await loadPorts()).openMoveIn(services)),
      },
    }),
  input: () => undefined,
  onDone: {},
})
