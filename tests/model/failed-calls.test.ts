import { globSync, readFileSync } from 'node:fs'
import {
  createActor,
  initialTransition,
  toPromise,
  transition,
  type AnyActorLogic,
  type AnyStateMachine,
} from 'xstate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { thirdPartyForm } from '../../machines/forms/third-party-form.ts'
import { isMachine, withChildren } from '../../machines/machine-graph.ts'
import { noInvitation, noLink } from '../../machines/invitation.machine.ts'
import { slugOfMachine } from '../../machines/slugs.ts'
import { ApiError, type CallOperation } from '../../src/portal/api/client.ts'
import type { Flow } from '../../src/portal/flows/kit/flow.ts'
import { thirdPartyRecords } from '../../src/portal/flows/third-party/third-party.records.ts'
import { newLogin, registrant } from '../../stories/examples/people.ts'
import { thirdPartyRequest as request } from '../../stories/examples/third-party-people.ts'
import { createStore } from '../portal/identity/stubs.ts'
import { stubServices } from '../portal/kit/stub-services.ts'
import { portalFlows } from './bound-flows.ts'
import { modelOf, modelSteps } from './model.ts'

beforeAll(() => void vi.stubGlobal('window', new EventTarget()))
afterAll(() => void vi.unstubAllGlobals())

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

type Inputs = Readonly<Record<string, unknown>>
const inputsOf = new Map<string, ReadonlyMap<string, Inputs>>()
/** For each call and child of a machine, the inputs that it gets on the paths of the model, by their JSON. */
const readInputs = (id: string): ReadonlyMap<string, Inputs> => {
  const { machine, inputs, ...model } = modelOf(slugOfMachine(id))
  const steps = inputs
    .flatMap((input) => modelSteps({ machine, inputs, ...model }, input))
    .filter(({ before, after }) => JSON.stringify(before.value) !== JSON.stringify(after.value))
  const taken = [
    ...inputs.map((input) => initialTransition(machine, input)),
    ...steps.map(({ before, event }) => transition(machine, before, event)),
  ]
  const started = taken.flatMap(([, actions]) =>
    actions.filter(({ type }) => type === 'xstate.spawnChild').map(({ params }) => fieldsOf(params)),
  )
  const all = new Map<string, Inputs>()
  for (const { src, input } of started)
    all.set(String(src), { ...all.get(String(src)), [JSON.stringify(input) ?? '']: input })
  return all
}

/** The inputs that no path of the model has: of a port that each flow binds for its own form, and of a second call. */
const otherInputs: Readonly<Record<string, unknown>> = {
  createLogin: {
    registrant,
    request,
    link: noLink,
    invitation: noInvitation,
    entries: { ...thirdPartyForm.empty, ...newLogin },
  },
  search: { mode: 'address', record: {} },
}

const called = new Set<string>()

/** Runs a port while the backend refuses its calls. Returns these refusals, and what the machine gets. */
const refuse = async (bind: (call: CallOperation) => AnyActorLogic, input: unknown) => {
  const refusals: unknown[] = []
  const actor = createActor(
    bind(({ name }) => {
      const refusal = new ApiError(name, 'too_many_requests', 7)
      called.add(name)
      refusals.push(refusal)
      return Promise.reject(refusal)
    }),
    { input },
  )
  const ended: Promise<unknown> = toPromise(actor).catch((error: unknown) => error)
  actor.start()
  return { refusals, got: await ended }
}

const bound = (flow: Flow<AnyStateMachine>, call: CallOperation) => {
  const storage = createStore()
  const accepted = { request, isAccepted: true, signInAsked: false, registered: null }
  thirdPartyRecords(storage).thirdParty.write(accepted)
  return withChildren(flow.bindPorts(stubServices({ call, storage })))
}
const isLogic = (value: unknown): value is AnyActorLogic => 'transition' in fieldsOf(value)
const noCall: CallOperation = () => Promise.reject(new Error('not called'))

const ports = portalFlows.flatMap(({ name, flow }) =>
  bound(flow, noCall).flatMap(({ id, implementations }) =>
    Object.keys(implementations.actors)
      .filter((port) => !isMachine(implementations.actors[port]))
      .map((port) => ({ name: `${name}, ${id}: ${port}`, flow, id, port })),
  ),
)

/** The pages continue if these calls fail, so the ports only log the failure. */
const silent = ['recordCompleted', 'recordEnrolment', 'recordPending']

test.each(ports)('a refused call reaches its machine: $name', async ({ flow, id, port }) => {
  const bind = (call: CallOperation): AnyActorLogic => {
    const logic: unknown = bound(flow, call).find((machine) => machine.id === id)?.implementations.actors[
      port
    ]
    if (!isLogic(logic)) throw new Error(`${id} has no port ${port}.`)
    return logic
  }
  const inputs = inputsOf.get(id) ?? readInputs(id)
  inputsOf.set(id, inputs)
  expect(inputs.has(port), 'the model starts the call').toBe(true)
  const others = port in otherInputs ? [otherInputs[port]] : []
  for (const input of [...Object.values(inputs.get(port) ?? {}), ...others]) {
    const { refusals, got } = await refuse(bind, input)
    if (refusals.length === 0) continue
    const isTold = refusals.includes(got) || fieldsOf(got)['waitSeconds'] === 7
    expect(isTold).toBe(!silent.includes(port))
  }
})

/** A press of a button that belongs to no flow, and a call whose captcha travels with the next one. */
const triedInBrowser = ['passSecurityCheck', 'reportProblem']

test('every operation that the portal calls was refused', () => {
  const code = globSync('src/portal/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const operations = [...code.join('\n').matchAll(/\b\w+Operations\.(\w+)/g)].map(([, name = '']) => name)
  expect(new Set(operations)).toEqual(new Set([...called, ...triedInBrowser]))
})
