import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

/** The module that every page starts with; the landing page is part of it. */
const entry = fileURLToPath(new URL('../src/portal/main.tsx', import.meta.url))

const collect = (graph: Rolldown.ChunkingContext): ReadonlySet<string> => {
  const found = new Set<string>()
  const add = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(add)
  }
  add(entry)
  return found
}

let collected: ReadonlySet<string> | undefined

const isInFirstView = (id: string, graph: Rolldown.ChunkingContext): boolean => {
  collected ??= collect(graph)
  return collected.has(id)
}

/** The portal imports it when it starts, so that it is evaluated in a task of its own; not from a file of its own. */
const isReactDom = (id: string): boolean => /\/node_modules\/(react-dom|scheduler)\//.test(id)

/**
 * One file for what every page needs, and one for what several flows need and the first view does not: instead of a hundred
 * little ones, which compress badly and have to be asked for one by one. What is left of a flow are its screen and its ports.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: (id, graph) => (isInFirstView(id, graph) || isReactDom(id) ? 'start' : null),
    debugName: 'start',
    includeDependenciesRecursively: false,
  },
  // what only those who were sent a code need, and those who were asked to share an account
  {
    name: 'codes',
    test: /\/(machines\/(parts\/(sms-verification|email-factor)\.machine|rules\/(verification-code|provider-message))|src\/portal\/flows\/verification\/(sms-verification|phone-verification|email-factor))\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'third-party',
    test: /\/src\/(contract\/third-party|portal\/flows\/third-party\/third-party[.-](records|sign-in))\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'steps',
    // forms and the rules of phones bring the phone library, a new password its meter and a list: only to the flows
    // that have them; what starts a service is asked for by a press, and tokens by who has signed in
    test: /\/(src|machines)\/(?!rules\/(phone|password)\.|machine-(graph|chart)\.|portal\/recorder\/|portal\/app\/report-|contract\/support\.|forms\/|portal\/components\/password-field\/|portal\/identity\/token-cookies\.|portal\/flows\/(registration\/credentials-fields|recovery\/account-lookup(-form)?|service-login\/service-login\.calls|sign-in\/(sign-in|own-provider))\.(?!ports))|\/node_modules\/(prop-types|ofetch|ufo|destr)\//,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
]
