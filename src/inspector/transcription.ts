import type { TransitionLabels } from '../../machines/machine-graph.ts'
import { slugOf } from '../../machines/all-machines.ts'

/** A documented transition, with its place in the documents. */
type TranscribedRow = readonly [...TransitionLabels, where: string]

const isRows = (exported: unknown): exported is readonly TranscribedRow[] => Array.isArray(exported)

/** The documented transitions of each flow by slug, read from the folder, which only development and tests have. */
export const transcriptions: ReadonlyMap<string, readonly TranscribedRow[]> = new Map(
  Object.entries(
    import.meta.glob<Readonly<Record<string, unknown>>>('../../machines/specification/*.ts', { eager: true }),
  ).flatMap(([path, module]) =>
    Object.values(module)
      .filter(isRows)
      .map((rows) => [slugOf(path), rows] as const),
  ),
)

/** Where the documents describe a transition of a flow. */
export const sourceOf = (slug: string, labels: TransitionLabels): string | null =>
  transcriptions.get(slug)?.find((row) => labels.every((label, place) => row[place] === label))?.[4] ?? null
