import { transitions } from '../../machines/machine-graph.ts'
import { transcriptions } from '../../src/inspector/transcription.ts'
import type { NamedMachine } from '../../machines/all-machines.ts'

const line = ([from, event, condition, to]: readonly string[]): string =>
  `${from} --${event}${condition === '' ? '' : ` [${condition}]`}--> ${to}`

/**
 * Returns the lines of `left` that are missing in `right`. If a line occurs twice in `left` and once in `right`, it is
 * returned once.
 */
const surplus = (left: readonly string[], right: readonly string[]): string[] => {
  const unmatched = [...right]
  return left.filter((item) => {
    const place = unmatched.indexOf(item)
    if (place < 0) return true
    unmatched.splice(place, 1)
    return false
  })
}

/**
 * Returns the transitions of the machine that machines/specification does not contain, and the specified transitions
 * that the machine lacks.
 */
export const differences = ({ slug, machine }: NamedMachine): string[] => {
  const rows = transcriptions.get(slug)
  if (rows === undefined) return [`${slug} has no transcribed transitions: machines/specification/${slug}.ts`]
  const drawn = transitions(machine).map(line)
  const documented = rows.map(line)
  return [
    ...surplus(drawn, documented).map((edge) => `${slug} has a transition that is not documented: ${edge}`),
    ...surplus(documented, drawn).map((edge) => `${slug} lacks a documented transition: ${edge}`),
  ]
}

/** Returns the names of the files in machines/specification that list transitions but belong to no machine. */
export const orphanSpecifications = (machines: readonly NamedMachine[]): string[] =>
  [...transcriptions.keys()].filter((slug) => !machines.some((machine) => machine.slug === slug))

/**
 * Returns the specified transitions without a source. A source is a section of the specification documents, or `ours:`
 * with a reason.
 */
export const rowsWithoutSource = (slug: string): string[] =>
  (transcriptions.get(slug) ?? [])
    .filter(([, , , , where]) => !/^([12] |ours: )\S/.test(where))
    .map((row) => `${slug} ${line(row)} names no place in the documents: "${row[4]}"`)
