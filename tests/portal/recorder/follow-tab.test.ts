import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { followTab, readKeptSteps } from '../../../src/portal/recorder/follow-tab.ts'
import { createRecorder } from '../../../src/portal/recorder/recorder.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const taken = ['first', 'form.left', 'between', 'came.back', 'last']
const oneState = createMachine({
  id: 'flow',
  initial: 'here',
  states: { here: { on: Object.fromEntries(taken.map((step) => [step, 'here'])) } },
})

/**
 * `on` is the step that an event of the page causes in the flow, which hears it before or after the
 * recorder, or never.
 */
const openPage = (heard: 'before' | 'after' | 'never', on: { pagehide?: string; pageshow?: string } = {}) => {
  const page = new EventTarget()
  const take = (step: string) => actor.send({ type: step })
  const listen = () => {
    for (const [event, step] of Object.entries(on)) page.addEventListener(event, () => take(step))
  }
  if (heard === 'before') listen()
  const actor = createActor(oneState, { inspect: followTab(createRecorder(readKeptSteps()), page) }).start()
  if (heard === 'after') listen()
  return {
    take,
    leave: () => page.dispatchEvent(new Event('pagehide')),
    comeBack: () => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  }
}
const kept = () => readKeptSteps().map(({ event }) => event)

test.each(['before', 'after'] as const)('the step of a flow is kept: pagehide %s the recorder', (heard) => {
  const page = openPage(heard, { pagehide: 'form.left' })
  page.take('first')
  page.leave()
  expect(kept()).toEqual(['first', 'form.left'])
})

test.each(['before', 'after'] as const)(
  'the steps before Back are kept: pageshow %s the recorder',
  (heard) => {
    const page = openPage(heard, { pageshow: 'came.back' })
    page.take('first')
    page.leave()
    const between = openPage('never')
    between.take('between')
    between.leave()
    page.comeBack()
    page.take('last')
    page.leave()
    expect(kept()).toEqual(['first', 'between', 'came.back', 'last'])
  },
)
