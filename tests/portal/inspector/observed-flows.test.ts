import { afterEach, expect, test, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { openChannel } from '../../../src/portal/inspector/channel.ts'
import type { ToInspector, ToPortal } from '../../../src/portal/inspector/channel.ts'
import { flowsByPage, observe } from '../../../src/portal/inspector/observed-flows.ts'
import type { ObservedFlows } from '../../../src/portal/inspector/observed-flows.ts'
import { reportToOwnInspector } from '../../../src/portal/inspector/report-flows.ts'
import type { FlowObserver } from '../../../src/portal/recorder/observe-flow.ts'

const machine = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { turn: 'on' } }, on: { on: { turn: 'off' } } },
})

const channels: BroadcastChannel[] = []
const open = () => {
  const channel = openChannel()
  channels.push(channel)
  return channel
}
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
})

/** What an inspector hears, and a way to speak to the pages. */
const listen = () => {
  const channel = open()
  const heard: ToInspector[] = []
  channel.addEventListener('message', ({ data }: MessageEvent<ToInspector>) => heard.push(data))
  return {
    heard,
    flows: () => heard.reduce<ObservedFlows>(observe, new Map()),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
    tell: (message: ToPortal) => channel.postMessage(message),
  }
}

/** A page of the portal with its one lamp, which reports what it does. */
const openPage = (pathname: string) => {
  const page = Object.assign(new EventTarget(), { location: { pathname } })
  const observers: FlowObserver[] = []
  reportToOwnInspector(open(), page, (observer) => void observers.push(observer))
  // two loads of the portal count their actors from the same number, two of one process do not
  const first = <Actor extends object>(actor: Actor): Actor =>
    new Proxy(actor, {
      get: (of, name): unknown => (name === 'sessionId' ? 'x:0' : Reflect.get(of, name)),
    })
  const inspect: FlowObserver = (event) =>
    observers.forEach((observer) => observer({ ...event, actorRef: first(event.actorRef) }))
  return { page, lamp: createActor(machine, { inspect }).start() }
}

test('every page has its own flows, takes its own events, and takes its flows along when it is left', async () => {
  const inspector = listen()
  vi.stubGlobal('window', { requestIdleCallback: (run: () => void) => setTimeout(run) })
  const first = openPage('/forgotPassword')
  const second = openPage('/register')
  await expect.poll(() => flowsByPage(inspector.flows()).size).toBe(2)
  const flowAt = (path: string) => [...inspector.flows().values()].find(({ page }) => page.path === path)
  const [one, two] = [flowAt('/forgotPassword'), flowAt('/register')]
  expect(one?.sessionId).toBe(two?.sessionId)

  const event = { type: 'turn' }
  inspector.tell({ kind: 'send', pageId: two?.page.id ?? '', sessionId: two?.sessionId ?? '', event })
  await expect.poll(() => flowAt('/register')?.value).toBe('on')
  expect(flowAt('/forgotPassword')?.value).toBe('off')
  expect([first.lamp.getSnapshot().value, second.lamp.getSnapshot().value]).toEqual(['off', 'on'])

  first.page.dispatchEvent(new Event('pagehide'))
  await expect.poll(() => flowsByPage(inspector.flows()).size).toBe(1)
  expect(flowAt('/register')?.value).toBe('on')
})

test('an actor that never ran is not shown', () => {
  const page = { id: 'a', path: '/' }
  const event = {
    type: '@xstate.actor',
    name: 'lamp',
    sessionId: 'x:0',
    parentId: undefined,
    definition: '{"id":"lamp"}',
    snapshot: { status: 'active', output: undefined, error: undefined },
    rootId: 'x:0',
    createdAt: '0',
    id: 'lamp',
    _version: '1',
  } as const
  const flows = observe(new Map(), { kind: 'observed', page, event })
  expect(flows.size).toBe(1)
  expect(flowsByPage(flows).size).toBe(0)
})
