import type { TransitionLabels } from '../../machines/machine-graph.ts'
import { slugOf } from '../../machines/slugs.ts'

/** `where` is the number of the section in the documents. */
type TranscribedRow = readonly [...TransitionLabels, where: string]

const isRows = (exported: unknown): exported is readonly TranscribedRow[] => Array.isArray(exported)

/** By the flow's file name. In no build of the portal. */
export const transcriptions: ReadonlyMap<string, readonly TranscribedRow[]> = new Map(
  Object.entries(
    import.meta.glob<Readonly<Record<string, unknown>>>('../../machines/specification/*.ts', { eager: true }),
  ).flatMap(([path, module]) =>
    Object.values(module)
      .filter(isRows)
      .map((rows) => [slugOf(path), rows] as const),
  ),
)

export const sourceOf = (slug: string, labels: TransitionLabels): string | null =>
  transcriptions.get(slug)?.find((row) => labels.every((label, place) => row[place] === label))?.[4] ?? null
