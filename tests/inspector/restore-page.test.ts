import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { createActor, createMachine, type AnyStateMachine, type Snapshot } from 'xstate'
import { eligibilityMachine } from '../../machines/eligibility.machine.ts'
import { emptyBill } from '../../machines/forms/bill.ts'
import { createFlowSnapshots, isSnapshot } from '../../src/inspector/flow-snapshots.ts'
import { messagesOf } from '../../src/portal/app/messages-of.ts'
import { restoredFlows, takeRestoredFlow } from '../../src/portal/app/restored-flows.ts'

const input = { entries: emptyBill, linkEmail: '', pass: 'held' } as const

afterEach(() => restoredFlows.clear())

const snapshotsBeforeReload = () => {
  const { observe, read } = createFlowSnapshots()
  const flow = createActor(eligibilityMachine, { input, inspect: observe })
  // React sometimes creates an actor that it never starts.
  createActor(eligibilityMachine, { input: { ...input, pass: 'none' }, inspect: observe })
  flow.start()
  flow.send({ type: 'form.submit', entries: { ...emptyBill, firstName: 'Jordan' } })
  const stored = JSON.stringify(read())
  flow.stop()
  return v.parse(
    v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.custom<Snapshot<unknown>>(isSnapshot))),
    stored,
  )
}

const restore = (machine: AnyStateMachine) => {
  for (const [id, snapshot] of Object.entries(snapshotsBeforeReload())) restoredFlows.set(id, snapshot)
  return takeRestoredFlow(machine)
}

test('after a reload in development, the flow continues with its errors', () => {
  const snapshot = restore(eligibilityMachine)
  const { value, context } = createActor(eligibilityMachine, { input, snapshot }).getSnapshot()
  expect(value).toBe('form')
  expect(Object.keys(context.errors)).toContain('lastName')
})

test('only the first start after a reload uses the stored state', () => {
  expect(restore(eligibilityMachine)).toBeDefined()
  expect(takeRestoredFlow(eligibilityMachine)).toBeUndefined()
})

test('a stored state that is gone starts anew with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const edited = createMachine({ id: 'eligibility', initial: 'bill', states: { bill: {} } })
  expect(restore(edited)).toBeUndefined()
  expect(warn).toHaveBeenCalledOnce()
})

test('if an error has a cause, messagesOf returns both messages', () => {
  const cause = new Error('Invalid transition definition')
  expect(messagesOf(new Error('This page could not be loaded.', { cause }))).toBe(
    'This page could not be loaded.\nInvalid transition definition',
  )
})
