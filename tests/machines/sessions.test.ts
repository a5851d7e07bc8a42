import { describe, expect, it } from 'vitest'
import { sessionsMachine } from '../../machines/sessions.machine.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const begin = (isOffered = true) => startFlow(sessionsMachine, { input: { isOffered }, coverage })
const here = { browser: 'Firefox', system: 'Windows', since: 1000, lastUsed: 2000, isCurrent: true }
const phone = { ...here, browser: 'Safari', system: 'iPhone', isCurrent: false }
const listed = async (...sessions: (typeof here)[]) => {
  const flow = begin()
  await flow.answer('list', { kind: 'sessions', sessions })
  return flow
}

describe('the list of sessions shows the sessions of a login and can end all other sessions', () => {
  it('if the identity provider is external, the list of sessions ends at once in the state "absent"', () => {
    expect(begin(false).snapshot()).toMatchObject({ value: 'absent', status: 'done' })
  })

  it('if the identity provider cannot list sessions or cannot end sessions, the state is "absent"', async () => {
    const flow = begin()
    await flow.answer('list', { kind: 'unknown' })
    expect(flow.snapshot()).toMatchObject({ value: 'absent', status: 'done' })
    const later = await listed(here, phone)
    later.send({ type: 'others.signOut' })
    await later.answer('end', { kind: 'unknown' })
    expect(later.snapshot()).toMatchObject({ value: 'absent', status: 'done' })
  })

  it('the event others.signOut ends all other sessions with one call, and the list then contains only this session', async () => {
    const flow = await listed(here, phone)
    expect(flow.snapshot()).toMatchObject({ value: 'listed', context: { sessions: [here, phone] } })
    flow.send({ type: 'others.signOut' })
    expect(flow.snapshot().value).toBe('ending')
    expect(flow.snapshot().can({ type: 'others.signOut' })).toBe(false)
    await flow.answer('end', { kind: 'sessions', sessions: [here] })
    expect(flow.snapshot()).toMatchObject({ value: 'ended', context: { sessions: [here] } })
  })

  it('if a login has only one session, the list does not accept the event others.signOut', async () => {
    expect((await listed(here)).snapshot().can({ type: 'others.signOut' })).toBe(false)
  })

  it('a failed call leads to the state "failed" or "notEnded", and the next try repeats the call', async () => {
    const flow = begin()
    await flow.fail('list')
    expect(flow.snapshot().value).toBe('failed')
    flow.send({ type: 'list.retry' })
    await flow.answer('list', { kind: 'sessions', sessions: [here, phone] })
    flow.send({ type: 'others.signOut' })
    await flow.fail('end')
    expect(flow.snapshot()).toMatchObject({ value: 'notEnded', context: { sessions: [here, phone] } })
    flow.send({ type: 'others.signOut' })
    expect(flow.snapshot().value).toBe('ending')
  })

  it('if another browser has ended this session, the next call leads to the state "login"', async () => {
    const flow = begin()
    await flow.answer('list', { kind: 'over' })
    expect(flow.snapshot()).toMatchObject({ value: 'login', status: 'done' })
    const later = await listed(here, phone)
    later.send({ type: 'others.signOut' })
    await later.answer('end', { kind: 'over' })
    expect(later.snapshot()).toMatchObject({
      value: 'login',
      status: 'done',
      context: { sessions: [here, phone] },
    })
  })

  testEveryTransition(sessionsMachine, coverage)
})
