import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

/** The modules whose code is the first view: the page's start, the landing page, the alerts above it. */
export const firstView = ['src/portal/main.tsx', 'src/portal/app/landing-page.tsx']

const collect = (graph: Rolldown.ChunkingContext): ReadonlySet<string> => {
  const found = new Set<string>()
  const add = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(add)
  }
  for (const path of firstView) add(fileURLToPath(new URL(`../${path}`, import.meta.url)))
  return found
}

let collected: ReadonlySet<string> | undefined

const isInFirstView = (id: string, graph: Rolldown.ChunkingContext): boolean => {
  collected ??= collect(graph)
  return collected.has(id)
}

const vendor =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|xstate|@xstate|valibot|ofetch|ufo|destr)\//

/**
 * Two files that every page needs, code of others apart because it stays cached longer, and one for what several flows need
 * and the first view does not: instead of a hundred little ones, which compress badly.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: (id, graph) => (vendor.test(id) && isInFirstView(id, graph) ? 'vendor' : null),
    debugName: 'vendor',
  },
  {
    name: (id, graph) => (isInFirstView(id, graph) ? 'shared' : null),
    debugName: 'shared',
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'steps',
    // forms and the rules of phones bring the phone library: only to the flows that have them
    test: /\/(src|machines)\/(?!rules\/phone\.|forms\/)/,
    minShareCount: 5,
    includeDependenciesRecursively: false,
  },
]
