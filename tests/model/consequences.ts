import { initialTransition, transition } from 'xstate'
import type { AnyMachineSnapshot, AnyTransitionDefinition, ExecutableActionObject, StateValue } from 'xstate'
import { stateText } from '../../src/portal/recorder/recorder.ts'
import { nameOf } from './transition-coverage.ts'
import { modelSteps, type Model } from './model.ts'

type Fields = Readonly<Record<string, unknown>>
/** Values, each with the name that says where it comes from, such as `context.entries`. */
type Named = readonly (readonly [name: string, value: unknown, json: string])[]

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const fieldsOf = (value: unknown): Fields => (isFields(value) ? { ...value } : {})

/** False for a value that can come from anywhere, such as `null`, `0` or an empty text. */
const isTelling = (value: unknown): boolean =>
  isFields(value) ? Object.keys(value).length > 0 : Boolean(value) && /^[sn]/.test(typeof value)

const namesIn = (value: unknown, within = '', depth = 4): Named =>
  Object.entries(fieldsOf(value)).flatMap(([key, inner]) => {
    if (!isTelling(inner)) return []
    const own = [`${within}${key}`, inner, JSON.stringify(inner)] as const
    return depth === 1 ? [own] : [own, ...namesIn(inner, `${own[0]}.`, depth - 1)]
  })

/** Returns the fields in which two objects with the same keys differ, if these are at most half of the fields. */
const changesOf = (value: Fields, other: unknown): [string, unknown][] | undefined => {
  const [fields, others] = [Object.entries(value), fieldsOf(other)]
  if (fields.length < 2 || fields.map(([key]) => key).join() !== Object.keys(others).join()) return undefined
  const changes = fields.filter(([key, inner]) => JSON.stringify(inner) !== JSON.stringify(others[key]))
  return changes.length * 2 > fields.length ? undefined : changes
}

const textOf = (value: unknown, named: Named): string => {
  const json = JSON.stringify(value)
  const known = named.find(([, , one]) => one === json)
  if (known) return known[0]
  if (Array.isArray(value)) return `[${value.map((item) => textOf(item, named)).join(', ')}]`
  if (!isFields(value)) return value === undefined ? 'undefined' : json
  const like = named.find(([, other]) => changesOf(value, other))
  const fields = (like && changesOf(value, like[1])) ?? Object.entries(value)
  const texts = fields.map(([key, inner]) => `${key}: ${textOf(inner, named)}`)
  const all = like ? [`...${like[0]}`, ...texts] : texts
  return all.length === 0 ? '{}' : `{ ${all.join(', ')} }`
}

/** What a step changes or starts, such as `waitSeconds =`, and with which value. */
type Consequence = readonly [what: string, value: string]

interface Move {
  readonly event: object
  readonly before: Fields
  readonly next: readonly [AnyMachineSnapshot, readonly ExecutableActionObject[]]
}

const changesIn = (moves: readonly Move[]): Consequence[] => {
  const fields = moves.flatMap(({ event, before, next: [{ context }] }) => {
    const inEvent = namesIn({ ...event, type: '' })
    return Object.entries(fieldsOf(context)).map(([name, is]) => {
      const was = before[name]
      const isCountedDown = typeof was === 'number' && is === was - 1
      const isChanged = JSON.stringify(was) !== JSON.stringify(is)
      const named = isChanged ? [...inEvent, ...namesIn(before, 'context.')] : inEvent
      return { what: `${name} =`, value: () => (isCountedDown ? 'one less' : textOf(is, named)), isChanged }
    })
  })
  const values = new Map<string, Set<string>>()
  for (const { what, value } of fields.filter(({ isChanged }) => isChanged))
    values.set(what, (values.get(what) ?? new Set()).add(value()))
  return fields.flatMap(({ what, value, isChanged }): Consequence[] => {
    const changed = values.get(what)
    if (!changed) return []
    const now = value()
    return [[what, isChanged || changed.has(now) ? now : 'as before']]
  })
}

const firstState = ([{ value }]: readonly [{ readonly value: StateValue }, unknown]): string =>
  stateText(value)

const startsIn = ({ event, next: [{ context, output }, actions] }: Move): Consequence[] => {
  const named = [...namesIn(context, 'context.'), ...namesIn({ ...event, type: '' })]
  const started = actions.flatMap(({ type, params }): Consequence[] => {
    const { id, input } = fieldsOf(params)
    const [who, what] = type === 'xstate.spawnChild' ? [String(id), input] : [type, params]
    const isSilent = what === undefined || who.startsWith('xstate.')
    return isSilent ? [] : [[`${who} gets`, textOf(what, named)]]
  })
  return output === undefined ? started : [...started, ['output =', textOf(output, named)]]
}

const linesOf = (moves: readonly Move[]): string[] => {
  const values = new Map<string, Set<string>>()
  for (const [what, value] of [...changesIn(moves), ...moves.flatMap(startsIn)])
    values.set(what, (values.get(what) ?? new Set()).add(value))
  return [...values].map(([what, all]) => `${what} ${[...all].toSorted().join(' | ')}`).toSorted()
}

interface Consequences {
  /** The first states, one for each input of the model. */
  readonly starts: readonly string[]
  readonly ofStart: readonly string[]
  readonly of: (taken: AnyTransitionDefinition) => readonly string[]
}

/**
 * Returns what the transitions of a machine change in its context, and what the calls and effects that they start get,
 * in all steps of the model.
 */
export const consequencesIn = (model: Model): Consequences => {
  const { machine, inputs } = model
  const moves = new Map<AnyTransitionDefinition, Move[]>()
  const seen = new Set<string>()
  for (const { event, before } of inputs.flatMap((input) => modelSteps(model, input)))
    for (const taken of machine.getTransitionData(before, event)) {
      const key = JSON.stringify([event, nameOf(taken), before.context])
      if (seen.has(key)) continue
      seen.add(key)
      const move = { event, before: fieldsOf(before.context), next: transition(machine, before, event) }
      moves.set(taken, [...(moves.get(taken) ?? []), move])
    }
  const start = inputs.map((input) => ({
    event: { input },
    before: {},
    next: initialTransition(machine, input),
  }))
  return {
    starts: start.map(({ next }) => firstState(next)),
    ofStart: linesOf(start),
    of: (taken) => linesOf(moves.get(taken) ?? []),
  }
}
