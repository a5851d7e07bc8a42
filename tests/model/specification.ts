import { transitions } from '../../machines/graph.ts'
import type { Transition } from '../specification/transition.ts'
import { slugOf } from '../../src/portal/inspector/all-machines.ts'
import type { NamedMachine } from '../../src/portal/inspector/all-machines.ts'

const transcribed = import.meta.glob<Readonly<Record<string, unknown>>>('../specification/*.ts', {
  eager: true,
})

const isRows = (exported: unknown): exported is readonly Transition[] => Array.isArray(exported)

/** The documents' transitions of a flow, or `null` when nobody transcribed them. */
export const documentedRows = (slug: string): readonly Transition[] | null => {
  const path = Object.keys(transcribed).find((file) => slugOf(file) === slug)
  return Object.values(path === undefined ? {} : (transcribed[path] ?? {})).find(isRows) ?? null
}

const line = ([from, event, condition, to]: readonly string[]): string =>
  `${from} --${event}${condition === '' ? '' : ` [${condition}]`}--> ${to}`

/** What `left` has more of than `right`; the same line twice counts twice. */
const surplus = (left: readonly string[], right: readonly string[]): string[] => {
  const unmatched = [...right]
  return left.filter((item) => {
    const place = unmatched.indexOf(item)
    if (place < 0) return true
    unmatched.splice(place, 1)
    return false
  })
}

/** Both directions: what the machine does and no document says, what a document says and the machine does not. */
export const differences = ({ slug, machine }: NamedMachine): string[] => {
  const rows = documentedRows(slug)
  if (rows === null) return [`${slug} has no transcribed transitions: tests/specification/${slug}.ts`]
  const drawn = transitions(machine).map(line)
  const documented = rows.map(line)
  return [
    ...surplus(drawn, documented).map((edge) => `${slug} has a transition that is not documented: ${edge}`),
    ...surplus(documented, drawn).map((edge) => `${slug} lacks a documented transition: ${edge}`),
  ]
}

/** Files of transitions that belong to no machine. */
export const orphanSpecifications = (machines: readonly NamedMachine[]): string[] =>
  Object.entries(transcribed)
    .filter(([, module]) => Object.values(module).some(isRows))
    .map(([path]) => slugOf(path))
    .filter((slug) => !machines.some((machine) => machine.slug === slug))

/** Every row says where the documents say so. */
export const rowsWithoutSource = (slug: string): string[] =>
  (documentedRows(slug) ?? [])
    .filter(([, , , , where]) => !/^([12] |ours: )\S/.test(where))
    .map((row) => `${slug} ${line(row)} names no place in the documents: "${row[4]}"`)
