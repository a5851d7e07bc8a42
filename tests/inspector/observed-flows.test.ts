import { afterEach, expect, test } from 'vitest'
import { assign, createActor, fromPromise, setup, type EventObject } from 'xstate'
import { openChannel, type ToInspector, type ToPortal } from '../../src/inspector/channel.ts'
import { flowsByPage, observe, type ObservedFlows } from '../../src/inspector/observed-flows.ts'
import { reportToOwnInspector } from '../../src/inspector/report-flows.ts'
import type { FlowObserver } from '../../src/portal/recorder/observe-flow.ts'

const bulb = setup({}).createMachine({ id: 'bulb', initial: 'cold', states: { cold: {} } })

/** Throws without a `name`, as the guard of a real flow might. */
const nameOf = (event: EventObject): string => {
  if ('name' in event && typeof event.name === 'string') return event.name
  throw new TypeError('name is undefined')
}

const machine = setup({
  actors: { bulb, pay: fromPromise(({ input }: { input: { password: string } }) => Promise.resolve(input)) },
  guards: { isUnnamed: ({ event }) => nameOf(event) === '' },
  actions: { keepPassword: assign({ password: 'Secret-1' }) },
}).createMachine({
  id: 'lamp',
  context: { password: '' },
  initial: 'off',
  states: {
    off: {
      on: {
        turn: [{ guard: 'isUnnamed' }, { target: 'on' }],
        buy: { target: 'paying', actions: 'keepPassword' },
      },
    },
    on: { invoke: { id: 'bulb', src: 'bulb' }, on: { turn: 'off' } },
    paying: {
      invoke: { id: 'pay', src: 'pay', input: () => ({ password: 'Secret-1' }), onDone: 'off' },
    },
  },
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

const listen = () => {
  const channel = open()
  const received: ToInspector[] = []
  channel.addEventListener('message', ({ data }: MessageEvent<ToInspector>) => received.push(data))
  return {
    received,
    flows: () => received.reduce<ObservedFlows>(observe, new Map()),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the messages of a BroadcastChannel have no target origin
    post: (message: ToPortal) => channel.postMessage(message),
  }
}

const openPage = (pathname: string) => {
  const location = { pathname, origin: 'http://localhost' }
  const page = Object.assign(new EventTarget(), {
    location,
    fetch: () => Promise.resolve(new Response('real')),
  })
  const observers: FlowObserver[] = []
  reportToOwnInspector(open(), page, (observer) => void observers.push(observer), '/api')
  // In a browser the ids of every page start at the same number; here all pages share a process.
  const ids: string[] = []
  const renumbered = <Actor extends { readonly sessionId: string }>(actor: Actor): Actor => {
    if (!ids.includes(actor.sessionId)) ids.push(actor.sessionId)
    const sessionId = `x:${ids.indexOf(actor.sessionId)}`
    return new Proxy(actor, {
      get: (of, name): unknown => (name === 'sessionId' ? sessionId : Reflect.get(of, name)),
    })
  }
  const inspect: FlowObserver = (event) =>
    observers.forEach((observer) =>
      observer({
        ...event,
        actorRef: renumbered(event.actorRef),
        ...('sourceRef' in event && event.sourceRef && { sourceRef: renumbered(event.sourceRef) }),
      }),
    )
  return { page, lamp: createActor(machine, { inspect }).start() }
}

test('flows are listed by page, get events alone, and leave with it', async () => {
  const inspector = listen()
  const first = openPage('/forgotPassword')
  const second = openPage('/register')
  await expect.poll(() => flowsByPage(inspector.flows()).size).toBe(2)
  const flowAt = (path: string) =>
    [...inspector.flows().values()].find((flow) => flow.page.path === path && flow.parent === null)
  const [one, two] = [flowAt('/forgotPassword'), flowAt('/register')]
  expect(one?.sessionId).toBe(two?.sessionId)

  const event = { type: 'turn', name: 'me' }
  inspector.post({ kind: 'send', pageId: two?.page.id ?? '', sessionId: two?.sessionId ?? '', event })
  await expect.poll(() => flowAt('/register')?.state.value).toBe('on')
  expect(flowAt('/forgotPassword')?.state.value).toBe('off')
  expect([first.lamp.getSnapshot().value, second.lamp.getSnapshot().value]).toEqual(['off', 'on'])

  first.page.dispatchEvent(new Event('pagehide'))
  await expect.poll(() => flowsByPage(inspector.flows()).size).toBe(1)
  expect(flowAt('/register')?.state.value).toBe('on')
})

const [page, pageOf] = [
  { id: 'a', path: '/' },
  (inspector: ReturnType<typeof listen>) => inspector.received[0]?.page.id ?? '',
]
const rows = (inspector: ReturnType<typeof listen>) =>
  [...flowsByPage(inspector.flows()).values()]
    .flat()
    .map(({ flow, depth }) => `${depth} ${flow.machine} ${flow.state.status}`)

test('a child is below its parent, and replaces an ended one', async () => {
  const inspector = listen()
  const { lamp } = openPage('/lamp')
  const turn = { type: 'turn', name: 'me' }
  lamp.send(turn)
  await expect.poll(() => rows(inspector)).toEqual(['0 lamp active', '1 bulb active'])
  lamp.send(turn)
  lamp.send(turn)
  await expect.poll(() => rows(inspector)).toEqual(['0 lamp active', '1 bulb active'])
  lamp.send(turn)
  await expect.poll(() => rows(inspector)).toEqual(['0 lamp active', '1 bulb stopped'])
})

test('a flow that starts twice, as in StrictMode, is listed once', () => {
  const start = (flow: string, parent: string | null): ToInspector => ({
    kind: 'observed',
    page,
    observation: {
      kind: 'started',
      flow,
      parent,
      machine: parent === null ? 'lamp' : 'bulb',
      state: { value: 'on', context: {}, status: 'active' },
    },
  })
  const messages = [start('x:0', null), start('x:1', 'x:0'), start('x:0', null), start('x:2', 'x:0')]
  const flows = messages.reduce<ObservedFlows>(observe, new Map())
  expect([...flows.values()].map(({ sessionId }) => sessionId)).toEqual(['x:0', 'x:2'])
})

test('the log has input and result of a call, with masked secrets', async () => {
  const inspector = listen()
  const { lamp } = openPage('/lamp')
  lamp.send({ type: 'buy' })
  const log = () => [...inspector.flows().values()][0]?.log ?? []
  const calls = () => log().filter((line) => line.kind === 'call')
  await expect.poll(() => calls()[0]?.end?.outcome).toBe('done')
  expect(calls()).toMatchObject([
    { port: 'pay', input: { password: '•••' }, end: { answer: { password: '•••' } } },
  ])
  expect(JSON.stringify(inspector.received)).not.toContain('Secret-1')
  expect(log()[1]).toMatchObject({
    changes: [{ path: 'password', kind: 'changed', before: '', after: '•••' }],
  })
})

test('an unknown event or a throwing guard is refused; the flow continues', async () => {
  const inspector = listen()
  const { lamp } = openPage('/lamp')
  await expect.poll(() => inspector.flows().size).toBe(1)
  const refused = () => [...inspector.flows().values()][0]?.refused
  const send = (event: { readonly type: string }) =>
    inspector.post({ kind: 'send', pageId: pageOf(inspector), sessionId: 'x:0', event })
  send({ type: 'turn' })
  await expect.poll(() => refused()?.problem).toContain('undefined')
  send({ type: 'explode' })
  await expect.poll(refused).toMatchObject({ event: 'explode', problem: 'explode leads nowhere from here.' })
  expect(lamp.getSnapshot()).toMatchObject({ value: 'off', status: 'active' })
})

test('a chosen response answers only the next call of the page', async () => {
  const inspector = listen()
  const opened = openPage('/lamp')
  await expect.poll(() => inspector.flows().size).toBe(1)
  inspector.post({ kind: 'answerNext', pageId: pageOf(inspector), answer: 'tooOften' })
  const chosen = () =>
    inspector.received.flatMap((message) => (message.kind === 'answersNext' ? [message.answer] : []))
  await expect.poll(chosen).toEqual(['tooOften'])
  const { fetch }: { readonly fetch: typeof globalThis.fetch } = opened.page
  expect((await fetch('/brand/icon.svg')).status).toBe(200)
  expect((await fetch('/api/createLogin')).status).toBe(429)
  expect((await fetch('/api/createLogin')).status).toBe(200)
  await expect.poll(chosen).toEqual(['tooOften', null])
})
