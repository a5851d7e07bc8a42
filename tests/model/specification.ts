import { transitions } from '../../machines/machine-graph.ts'
import { transcriptions } from '../../src/inspector/transcription.ts'
import type { NamedMachine } from '../../machines/all-machines.ts'

const line = ([from, event, condition, to]: readonly string[]): string =>
  `${from} --${event}${condition === '' ? '' : ` [${condition}]`}--> ${to}`

/**
 * The lines of `left` that are missing in `right`. A line that occurs several times must occur as often in `right`.
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
 * The differences in both directions: transitions of the machine that are not documented, and documented transitions
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

/** Returns the names of the files of transitions in machines/specification that belong to no machine. */
export const orphanSpecifications = (machines: readonly NamedMachine[]): string[] =>
  [...transcriptions.keys()].filter((slug) => !machines.some((machine) => machine.slug === slug))

/**
 * Returns the documented transitions that give no source. A source is a section of the documents, or `ours:` with a
 * reason.
 */
export const rowsWithoutSource = (slug: string): string[] =>
  (transcriptions.get(slug) ?? [])
    .filter(([, , , , where]) => !/^([12] |ours: )\S/.test(where))
    .map((row) => `${slug} ${line(row)} names no place in the documents: "${row[4]}"`)
