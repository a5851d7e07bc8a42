import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { journeyRecords } from '../../../src/portal/records/record.ts'
import { recordsTime } from '../../../src/portal/records/records-time.ts'
import { registrationRecords } from '../../../src/portal/flows/registration/registration.records.ts'
import { registrant } from '../../../stories/examples/people.ts'
import { createStore } from '../identity/stubs.ts'

const lifetime = 1_800_000
const start = () => {
  const store = createStore()
  let time = 1000
  const { record: create, clear } = journeyRecords(store, () => time)
  const record = create('tests', v.object({ name: v.string() }))
  return { store, record, clear, pass: (milliseconds: number) => void (time += milliseconds) }
}

test('a stored record expires exactly 30 minutes after it was last written', () => {
  const { record, store, pass } = start()
  record.write({ name: 'Jordan' })
  pass(lifetime - 1)
  expect(record.read()).toEqual({ name: 'Jordan' })
  record.write({ name: 'Rivera' })
  pass(lifetime - 1)
  expect(record.read()).toEqual({ name: 'Rivera' })
  pass(1)
  expect(record.read()).toBeNull()
  expect(store.entries.size).toBe(0)
})

test('the function clear removes a stored record', () => {
  const { record, clear, store } = start()
  record.write({ name: 'Jordan' })
  clear()
  expect(record.read()).toBeNull()
  expect(store.entries.size).toBe(0)
})

test('write stores only the fields of the schema, so no password', () => {
  const { record, store } = start()
  const entries = { name: 'Jordan', password: 'Orchard-Lane48' }
  record.write(entries)
  expect(record.read()).toEqual({ name: 'Jordan' })
  expect(JSON.stringify([...store.entries])).not.toContain('Orchard')
})

test('read returns the value that was written to a stored record', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const { record } = start()
      record.write({ name })
      expect(record.read()).toEqual({ name })
    }),
  )
})

test('an invalid text is removed, and the record is null', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { record, store } = start()
      store.entries.set('mywater.tests', text)
      expect(record.read()).toBeNull()
      expect(store.entries.size).toBe(0)
    }),
  )
})

test('two records of one tab do not affect each other', () => {
  const records = registrationRecords(createStore())
  records.registration.write({ ...registrant, linkEmail: '', draft: null })
  expect(records.confirmation.read()).toBeNull()
  expect(records.registration.read()).toMatchObject({ firstName: 'Jordan' })
})

const given = () => {
  const { store, record, pass } = start()
  let time = 1000
  const other = journeyRecords(store, () => time).record('others', v.object({ name: v.string() }))
  const times = recordsTime(store, ['tests', 'others'], () => time)
  const passBoth = (milliseconds: number) => {
    pass(milliseconds)
    time += milliseconds
  }
  return { store, record, other, times, pass: passBoth }
}

test('recordsTime is what the oldest record has left; `extend` restarts all', () => {
  const { record, other, times, pass } = given()
  expect(times.left()).toBeNull()
  record.write({ name: 'Jordan' })
  pass(60_000)
  other.write({ name: 'Rivera' })
  expect(times.left()).toBe(lifetime - 60_000)
  times.extend()
  expect(times.left()).toBe(lifetime)
  pass(lifetime - 1)
  expect(record.read()).toEqual({ name: 'Jordan' })
  expect(other.read()).toEqual({ name: 'Rivera' })
})

test('recordsTime ignores other values; `end` removes all records', () => {
  const { store, record, times, pass } = given()
  store.entries.set('mywater.others', 'no record')
  expect(times.left()).toBeNull()
  record.write({ name: 'Jordan' })
  pass(lifetime)
  expect(times.left()).toBe(0)
  times.end()
  expect(record.read()).toBeNull()
})
