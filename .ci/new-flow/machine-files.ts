import type { FlowNames } from './names.ts'

/** Returns the files of the machine, its specification, its test and its scenarios. The keys are the paths. */
export const machineFiles = ({ slug, camel, words }: FlowNames): Readonly<Record<string, string>> => ({
  [`machines/${slug}.machine.ts`]: `
/**
 * ${words} (ours; route /${camel}).
 * ready → sending → sent or failed. In failed, a person can send the request again.
 */
import { assign, setup } from 'xstate'
import { port, wait } from './shared/port.ts'

export const ${camel}Machine = setup({
  types: {
    /** Seconds to wait after an answer 429, else 0. */
    context: {} as { waitSeconds: number },
    events: {} as { type: 'request.send' },
    tags: {} as 'pending' | 'result',
  },
  actors: { sendRequest: port<void>('sendRequest') },
  actions: { keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })) },
}).createMachine({
  id: '${camel}',
  context: { waitSeconds: 0 },
  initial: 'ready',
  states: {
    ready: { on: { 'request.send': 'sending' } },
    sending: {
      tags: 'pending',
      invoke: {
        id: 'send',
        src: 'sendRequest',
        onDone: 'sent',
        onError: { target: 'failed', actions: { type: 'keepWait', params: wait } },
      },
    },
    sent: { tags: 'result' },
    failed: { on: { 'request.send': 'sending' } },
  },
})
`,

  [`machines/specification/${slug}.ts`]: `
import type { Transition } from './transition.ts'

export const ${camel}: readonly Transition[] = [
  ['ready', 'request.send', '', 'sending', 'ours: a person can send the request'],
  ['sending', 'done: send', '', 'sent', 'ours: after the call has succeeded, the flow shows the result'],
  ['sending', 'error: send', '', 'failed', 'ours: if the call fails, the flow shows an error'],
  ['failed', 'request.send', '', 'sending', 'ours: after a failed call, a person can send the request again'],
]
`,

  [`tests/machines/${slug}.test.ts`]: `
import { describe, expect, it } from 'vitest'
import { ${camel}Machine } from '../../machines/${slug}.machine.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const sending = () => {
  const flow = startFlow(${camel}Machine, { coverage })
  flow.send({ type: 'request.send' })
  return flow
}

describe('the ${words.toLowerCase()} flow sends a request', () => {
  it('the ${words.toLowerCase()} flow sends the request and then shows that the request was sent', async () => {
    const flow = sending()
    expect(flow.snapshot().value).toBe('sending')
    await flow.answer('send')
    expect(flow.snapshot().value).toBe('sent')
  })

  it('the ${words.toLowerCase()} flow sends the request again if the first call failed', async () => {
    const flow = sending()
    await flow.fail('send')
    expect(flow.snapshot().value).toBe('failed')
    flow.send({ type: 'request.send' })
    expect(flow.snapshot().value).toBe('sending')
  })

  it('the ${words.toLowerCase()} flow keeps the seconds to wait after a response with the status 429', async () => {
    const flow = sending()
    await flow.fail('send', Object.assign(new Error('Too many requests.'), { waitSeconds: 30 }))
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { waitSeconds: 30 } })
  })

  testEveryTransition(${camel}Machine, coverage)
})
`,

  [`src/sandbox/scenarios/${slug}.ts`]: `
import { paths } from '../../contract/portal-paths.ts'
import { offline, whileAnswered } from './scenario.ts'
import type { FlowScenarios } from './scenario.ts'

export const ${camel}Scenarios: readonly FlowScenarios[] = [
  {
    flow: '${camel}',
    title: '${words}',
    path: paths.${camel},
    states: {
      ready: 'Open /${camel}.',
      sending: whileAnswered('Press Next.'),
      sent: 'Press Next.',
      failed: offline('press Next.'),
    },
  },
]
`,
})
