import type { TransitionLabels } from '../../machines/machine-graph.ts'
import { slugOf } from '../../machines/all-machines.ts'

/** A transition as the documents say it, and where. */
type TranscribedRow = readonly [...TransitionLabels, where: string]

const isRows = (exported: unknown): exported is readonly TranscribedRow[] => Array.isArray(exported)

/** What the documents say of each flow, by its slug; read off the folder, which only development and tests have. */
export const transcriptions: ReadonlyMap<string, readonly TranscribedRow[]> = new Map(
  Object.entries(
    import.meta.glob<Readonly<Record<string, unknown>>>('../../machines/specification/*.ts', { eager: true }),
  ).flatMap(([path, module]) =>
    Object.values(module)
      .filter(isRows)
      .map((rows) => [slugOf(path), rows] as const),
  ),
)

/** Where the documents say that a flow has a transition. */
export const sourceOf = (slug: string, labels: TransitionLabels): string | null =>
  transcriptions.get(slug)?.find((row) => labels.every((label, place) => row[place] === label))?.[4] ?? null
