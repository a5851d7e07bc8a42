import { expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { transitions } from '../../machines/machine-graph.ts'
import { byKind } from '../../machines/shared/by-kind.ts'
import { port } from '../../machines/shared/port.ts'
import { startFlow } from './harness/start-flow.ts'

type Outcome =
  | { readonly kind: 'found'; readonly name: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'notFound' }

const parts = setup({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- XState derives its types from empty objects
  types: { context: {} as { name: string; isGone: boolean } },
  actors: { find: port<Outcome>('find') },
  actions: {
    keep: assign((_, { kind: _kind, ...fields }: Outcome) => fields),
    keepCount: assign((_, { count }: { count: number }) => ({ name: String(count) })),
    mark: assign({ isGone: true }),
  },
})
type OnDone = Extract<
  Parameters<typeof parts.createStateConfig>[0]['invoke'],
  { readonly src: 'find' }
>['onDone']
const ends = { found: {}, gone: {}, notFound: {} }
const machine = parts.createMachine({
  id: 'finder',
  context: { name: '', isGone: false },
  initial: 'finding',
  states: {
    finding: {
      invoke: {
        id: 'find',
        src: 'find',
        onDone: byKind({
          found: { target: 'found', actions: 'keep' },
          gone: { target: 'gone', actions: ['mark', 'keep'] },
          notFound: 'notFound',
        }),
      },
    },
    ...ends,
  },
})

it('each kind has one transition, and only the last has no guard', () => {
  expect(transitions(machine)).toEqual([
    ['finding', 'done: find', 'isFound', 'found'],
    ['finding', 'done: find', 'isGone', 'gone'],
    ['finding', 'done: find', '', 'notFound'],
  ])
})

it.each([
  [{ kind: 'found', name: 'Rivera' }, 'found', { name: 'Rivera', isGone: false }],
  [{ kind: 'gone' }, 'gone', { name: '', isGone: true }],
  [{ kind: 'notFound' }, 'notFound', { name: '', isGone: false }],
])('the result %o leads to %s, and actions get its fields', async (outcome, value, context) => {
  const flow = startFlow(machine, {})
  await flow.answer('find', outcome)
  expect(flow.snapshot()).toMatchObject({ value, context })
})

it('a missing, unknown or wrongly typed kind or action does not compile', () => {
  const onDone = (onDoneOf: OnDone) => onDoneOf
  const gone = 'gone'
  const notFound = 'notFound'
  const written = [
    // @ts-expect-error -- the transition for the kind `found` is missing
    onDone(byKind({ gone, notFound })),
    // @ts-expect-error -- the call has no result of the kind `lost`
    onDone(byKind({ found: 'found', gone, notFound, lost: 'gone' })),
    // @ts-expect-error -- the machine has no action `marc`
    onDone(byKind({ found: { actions: 'marc' }, gone, notFound })),
    // @ts-expect-error -- the action `keepCount` needs the field `count`, which a result of the kind `found` lacks
    onDone(byKind({ found: { actions: 'keepCount' }, gone, notFound })),
  ]
  expect(written).toHaveLength(4)
})
