import type { NewFlow } from './names.ts'
import { only, variantOf } from './variant.ts'

const formFile = ({ camel, pascal }: NewFlow) => `
import { collect, required } from '../rules/errors.ts'
import type { FieldErrors } from '../rules/errors.ts'

export interface ${pascal}Entries {
  readonly details: string
}
type ${pascal}Error = 'detailsRequired'
export type ${pascal}Errors = FieldErrors<keyof ${pascal}Entries, ${pascal}Error>

/** Returns the errors of the form. */
export const ${camel}Errors = (entries: ${pascal}Entries): ${pascal}Errors =>
  collect({ details: required('detailsRequired')(entries.details) })

/** Returns the entries without white space at their ends. */
export const normalise${pascal} = (entries: ${pascal}Entries): ${pascal}Entries => ({
  details: entries.details.trim(),
})
`

const importsOf = ({ slug, camel, pascal, hasForm, hasCall }: NewFlow) =>
  [
    only(hasForm, `import { ${camel}Errors, normalise${pascal} } from './forms/${slug}.ts'\n`),
    only(hasForm, `import type { ${pascal}Entries, ${pascal}Errors } from './forms/${slug}.ts'\n`),
    only(hasForm, "import { hasErrors, isAnyCorrected, remainingErrors } from './rules/errors.ts'\n"),
    only(hasCall, "import { byKind } from './shared/by-kind.ts'\n"),
    "import { port, wait } from './shared/port.ts'\n",
    only(hasCall, `\nexport type ${pascal}Outcome = { readonly kind: 'sent' | 'refused' }\n`),
  ].join('')

const eventsOf = ({ pascal, hasForm, hasCall }: NewFlow) =>
  hasForm
    ? `| { type: 'form.submit' | 'form.edit'; entries: ${pascal}Entries }
      | { type: 'alert.dismiss' ${only(hasCall, "| 'form.again' ")}}`
    : "{ type: 'request.send' }"

const portOf = ({ pascal, hasForm, hasCall }: NewFlow) => {
  const output = hasCall ? `${pascal}Outcome` : 'void'
  return `port<${output}${only(hasForm, `, ${pascal}Entries`)}>('sendRequest')`
}

const guardsOf = ({ camel, pascal }: NewFlow) => `
  guards: {
    isInvalid: (_, entries: ${pascal}Entries) => hasErrors(${camel}Errors(entries)),
    isMended: ({ context }, entries: ${pascal}Entries) =>
      isAnyCorrected(context.errors, ${camel}Errors(entries)),
  },`

const formActionsOf = ({ camel, pascal }: NewFlow) => `
    showErrors: assign((_, entries: ${pascal}Entries) => ({ entries, errors: ${camel}Errors(entries) })),
    dropMended: assign(({ context }, entries: ${pascal}Entries) => ({
      errors: remainingErrors(context.errors, ${camel}Errors(entries)),
    })),
    keepEntries: assign((_, entries: ${pascal}Entries) => ({
      entries: normalise${pascal}(entries),
      errors: {},
    })),`

const eventsOfForm = `
        'form.edit': {
          guard: { type: 'isMended', params: ({ event }) => event.entries },
          actions: { type: 'dropMended', params: ({ event }) => event.entries },
        },
        'form.submit': [
          {
            guard: { type: 'isInvalid', params: ({ event }) => event.entries },
            actions: { type: 'showErrors', params: ({ event }) => event.entries },
          },
          { target: 'sending', actions: { type: 'keepEntries', params: ({ event }) => event.entries } },
        ],
      `

const machineFile = (flow: NewFlow) => {
  const { camel, pascal, words, hasForm, hasCall } = flow
  const { afterFailure, afterRefusal } = variantOf(flow)
  return `
/**
 * ${words} (ours; route /${camel}).
 * ready → sending → sent${only(hasCall, ', refused')} or failed. In failed, a person can send the request again.
 */
import { assign, setup } from 'xstate'
${importsOf(flow)}
export const ${camel}Machine = setup({
  types: {
    context: {} as {
      /** Seconds to wait after an answer 429, else 0. */
      waitSeconds: number${only(hasForm, `\nentries: ${pascal}Entries\nerrors: ${pascal}Errors`)}
    },
    events: {} as ${eventsOf(flow)},
    tags: {} as 'pending' | 'result',
  },
  actors: { sendRequest: ${portOf(flow)} },${only(hasForm, guardsOf(flow))}
  actions: {${hasForm ? '\n' : ' '}keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),${only(hasForm, formActionsOf(flow))} },
}).createMachine({
  id: '${camel}',
  context: { waitSeconds: 0${only(hasForm, ", entries: { details: '' }, errors: {}")} },
  initial: 'ready',
  states: {
    ready: { on: {${hasForm ? eventsOfForm : " 'request.send': 'sending' "}} },
    sending: {
      tags: 'pending',
      invoke: {
        id: 'send',
        src: 'sendRequest',
        ${only(hasForm, 'input: ({ context }) => context.entries,\n')}onDone: ${hasCall ? "byKind({ refused: 'refused', sent: 'sent' })" : "'sent'"},
        onError: { target: 'failed', actions: { type: 'keepWait', params: wait } },
      },
    },
    sent: { tags: 'result' },
    ${only(hasCall, `refused: { tags: 'result', on: { '${afterRefusal.event}': '${afterRefusal.target}' } },\n`)}failed: { on: { '${afterFailure.event}': '${afterFailure.target}' } },
  },
})
`
}

const specification = (flow: NewFlow) => {
  const { camel, hasForm, hasCall } = flow
  const { submitType, afterFailure, afterRefusal } = variantOf(flow)
  const again = hasForm
    ? 'the form opens again, and still contains the entries'
    : 'a person can send the request again'
  const rows = [
    ...(hasForm
      ? [
          "['ready', 'form.edit', 'isMended', 'ready', 'ours: an error disappears as soon as the entry is corrected']",
          "['ready', 'form.submit', 'isInvalid', 'ready', 'ours: the form shows an error for each invalid entry']",
        ]
      : []),
    `['ready', '${submitType}', '', 'sending', 'ours: a person can send the request']`,
    ...(hasCall
      ? [
          "['sending', 'done: send', 'isRefused', 'refused', 'ours: the flow shows that the backend has refused the request']",
          `['refused', '${afterRefusal.event}', '', '${afterRefusal.target}', 'ours: after a refusal, ${again}']`,
        ]
      : []),
    "['sending', 'done: send', '', 'sent', 'ours: after the call has succeeded, the flow shows the result']",
    "['sending', 'error: send', '', 'failed', 'ours: if the call fails, the flow shows an error']",
    `['failed', '${afterFailure.event}', '', '${afterFailure.target}', 'ours: after a failed call, ${again}']`,
  ]
  return `
import type { Transition } from './transition.ts'

export const ${camel}: readonly Transition[] = [
  ${rows.join(',\n  ')},
]
`
}

const testsOfForm = (name: string, machine: string) => `
  it('the ${name} flow shows an error for an empty field until the field has content', () => {
    const flow = startFlow(${machine}, { coverage })
    flow.send({ type: 'form.submit', entries: { details: ' ' } })
    expect(flow.snapshot()).toMatchObject({ value: 'ready', context: { errors: { details: 'detailsRequired' } } })
    flow.send({ type: 'form.edit', entries })
    expect(flow.snapshot().context.errors).toEqual({})
  })

  it('the ${name} flow sends the entries without white space at their ends', () => {
    const flow = startFlow(${machine}, { coverage })
    flow.send({ type: 'form.submit', entries: { details: ' A text ' } })
    expect(flow.asked('send')).toEqual(entries)
  })
`

const testOfRefusal = (name: string, { event, target }: { event: string; target: string }) => `
  it('the ${name} flow shows that the backend has refused the request', async () => {
    const flow = sending()
    await flow.answer('send', { kind: 'refused' })
    expect(flow.snapshot().value).toBe('refused')
    flow.send({ type: '${event}' })
    expect(flow.snapshot().value).toBe('${target}')
  })
`

const machineTest = (flow: NewFlow) => {
  const { slug, camel, words, hasForm, hasCall } = flow
  const { submit, afterFailure, afterRefusal, constants } = variantOf(flow)
  const name = words.toLowerCase()
  const machine = `${camel}Machine`
  return `
import { describe, expect, it } from 'vitest'
import { ${machine} } from '../../machines/${slug}.machine.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
${constants}const sending = () => {
  const flow = startFlow(${machine}, { coverage })
  flow.send(${submit})
  return flow
}

describe('the ${name} flow sends a request', () => {
  it('the ${name} flow sends the request and then shows that the request was sent', async () => {
    const flow = sending()
    expect(flow.snapshot().value).toBe('sending')
    await flow.answer('send'${only(hasCall, ", { kind: 'sent' }")})
    expect(flow.snapshot().value).toBe('sent')
  })

  it('the ${name} flow ${hasForm ? 'opens the form again and keeps the entries' : 'sends the request again'} if the first call failed', async () => {
    const flow = sending()
    await flow.fail('send')
    expect(flow.snapshot().value).toBe('failed')
    flow.send({ type: '${afterFailure.event}' })
    ${hasForm ? "expect(flow.snapshot()).toMatchObject({ value: 'ready', context: { entries } })" : "expect(flow.snapshot().value).toBe('sending')"}
  })

  it('the ${name} flow keeps the seconds to wait after a response with the status 429', async () => {
    const flow = sending()
    await flow.fail('send', Object.assign(new Error('Too many requests.'), { waitSeconds: 30 }))
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { waitSeconds: 30 } })
  })
${only(hasForm, testsOfForm(name, machine))}${only(hasCall, testOfRefusal(name, afterRefusal))}
  testEveryTransition(${machine}, coverage)
})
`
}

const scenariosFile = ({ camel, words, hasForm, hasCall }: NewFlow) => {
  const send = `${only(hasForm, 'fill in the field and ')}press Next.`
  const step = hasForm ? 'Fill in the field and press Next.' : 'Press Next.'
  return `
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
      sending: whileAnswered('${step}'),
      sent: '${step}',
      ${only(hasCall, `refused: 'Let the browser’s developer tools replace the Status in the response of ${camel}, then: ${send}',\n`)}failed: offline('${send}'),
    },
  },
]
`
}

/** Returns the files of the machine, its specification, its test and its scenarios. The keys are the paths. */
export const machineFiles = (flow: NewFlow): Readonly<Record<string, string>> => ({
  ...(flow.hasForm && { [`machines/forms/${flow.slug}.ts`]: formFile(flow) }),
  [`machines/${flow.slug}.machine.ts`]: machineFile(flow),
  [`machines/specification/${flow.slug}.ts`]: specification(flow),
  [`tests/machines/${flow.slug}.test.ts`]: machineTest(flow),
  [`src/sandbox/scenarios/${flow.slug}.ts`]: scenariosFile(flow),
})
