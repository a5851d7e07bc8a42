import type { AnyStateMachine } from 'xstate'
import { transitionsFrom } from '../../machines/machine-graph.ts'
import { slugOf } from '../../machines/slugs.ts'
import { activeStateNodes } from '../../machines/machine-chart.ts'
import type { ObservedFlow } from './observed-flows.ts'
import { isFields, type Fields } from './fields.ts'
import { blankSecrets } from './redact.ts'

export const handledEvents = (machine: AnyStateMachine, value: unknown): readonly string[] => {
  const types = activeStateNodes(machine, value)
    .toReversed()
    .flatMap(transitionsFrom)
    .map(({ eventType }) => String(eventType))
  return [...new Set(types)].filter((type) => type !== '' && !type.startsWith('xstate.'))
}

interface Event extends Fields {
  readonly type: string
}
const isEvent = (value: unknown): value is Event => isFields(value) && typeof value['type'] === 'string'

/** From the stories, by the flow's file name. */
const examples: ReadonlyMap<string, readonly Event[]> = new Map(
  Object.entries(
    import.meta.glob<Readonly<Record<string, unknown>>>('../../stories/examples/*.ts', { eager: true }),
  ).map(([path, { examples: exported }]) => {
    const events = isFields(exported) ? exported['events'] : []
    return [slugOf(path), Array.isArray(events) ? events.filter(isEvent) : []]
  }),
)

const fieldsOf = (event: unknown): Fields => {
  if (!isEvent(event)) return {}
  const { type: _, ...fields } = event
  const blank = blankSecrets(fields)
  return isFields(blank) ? blank : {}
}

const exampleOf = (slug: string, type: string): Fields =>
  fieldsOf(examples.get(slug)?.findLast((event) => event.type === type))

/** The last event of this type that the flow received, without secrets; else an example of the stories. */
export const templateOf = (flow: ObservedFlow, slug: string, type: string): Fields => {
  const seen = flow.log.findLast((line) => line.kind === 'move' && line.event.type === type)
  return seen?.kind === 'move' ? fieldsOf(seen.event) : exampleOf(slug, type)
}
