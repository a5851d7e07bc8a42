import type { TransitionLabels } from '../../machines/machine-graph.ts'
import { slugOf } from '../../machines/slugs.ts'

/** A transition that the documents describe, with the number of the section that describes it. */
type TranscribedRow = readonly [...TransitionLabels, where: string]

const isRows = (exported: unknown): exported is readonly TranscribedRow[] => Array.isArray(exported)

/**
 * The documented transitions of each flow, by the flow's file name. The portal's build does not contain these
 * transitions.
 */
export const transcriptions: ReadonlyMap<string, readonly TranscribedRow[]> = new Map(
  Object.entries(
    import.meta.glob<Readonly<Record<string, unknown>>>('../../machines/specification/*.ts', { eager: true }),
  ).flatMap(([path, module]) =>
    Object.values(module)
      .filter(isRows)
      .map((rows) => [slugOf(path), rows] as const),
  ),
)

/**
 * Returns the section of the documents that describes a transition of a flow; `null` if no section describes the
 * transition.
 */
export const sourceOf = (slug: string, labels: TransitionLabels): string | null =>
  transcriptions.get(slug)?.find((row) => labels.every((label, place) => row[place] === label))?.[4] ?? null
