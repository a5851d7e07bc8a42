import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
/** The module that the browser loads first on every page, including the landing page. */
const entry = `${root}src/portal/main.tsx`

/** Within the project, because folders above it can have the same names. */
const inProject = (pattern: RegExp) => (id: string) =>
  id.startsWith(root) && pattern.test(id.slice(root.length))

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

/** Imported dynamically, which `isInFirstView` does not follow, but needed at the start. */
const isReactDom = (id: string): boolean => /\/node_modules\/(react-dom|scheduler)\//.test(id)

/** In a file of its own, it would load only after the router. */
const isNeededByRouter = inProject(/^src\/portal\/third-party-scripts\/leave-scripts\./)

const shared = (name: string, pattern: RegExp): Rolldown.CodeSplittingGroup => ({
  name,
  test: inProject(pattern),
  minShareCount: 2,
  includeDependenciesRecursively: false,
})

/** A hundred small files would compress badly and need a request each. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: (id, graph) =>
      isInFirstView(id, graph) || isReactDom(id) || isNeededByRouter(id) ? 'start' : null,
    debugName: 'start',
    includeDependenciesRecursively: false,
  },
  // The group `codes` contains modules for people who type a verification code or answer a request to share an account.
  // Other people do not load this group.
  shared(
    'codes',
    /^(machines\/(parts\/(phone-confirmation|sms-verification|email-factor)\.machine|rules\/(verification-code|provider-message))|src\/portal\/flows\/verification\/(sms-verification|phone-(confirmation|verification)|email-factor))\./,
  ),
  // The group `account` contains modules for pages that lead to the sign-in, for pages of signed-in people, and for
  // paperless billing.
  shared(
    'account',
    /^src\/(contract\/(identity|paperless)|portal\/flows\/(paperless\/paperless\.calls|sign-in\/(guard\.ports|sign-in-button|folded)))\./,
  ),
  shared(
    'login-creation',
    /^(machines\/(parts\/login-creation|forms\/credentials|rules\/password)\.|src\/portal\/(flows\/registration\/credentials-fields\.|components\/password-field\/))/,
  ),
  shared(
    'third-party',
    /^(machines\/shared\/third-party|src\/(contract\/third-party|portal\/flows\/third-party\/third-party[.-](records|sign-in)))\./,
  ),
  // The pattern excludes modules that only some flows need, such as forms and the phone library. It also excludes
  // modules that do not load with the first page, such as the service login and the code for tokens.
  shared(
    'steps',
    /^(?:(src|machines)\/(?!rules\/(phone|password)\.|machine-(graph|chart)\.|portal\/recorder\/|portal\/third-party-scripts\/|portal\/app\/report-|contract\/support\.|forms\/(?!(bill|forgot-login|form-of|login-form|lookup-form|small-forms)\.)|portal\/components\/password-field\/|portal\/identity\/token-cookies\.|portal\/flows\/(registration\/credentials-fields|recovery\/account-lookup(-form)?|service-login\/service-login\.calls|sign-in\/(sign-in|own-provider))\.(?!ports))|node_modules\/(ofetch|ufo|destr)\/)/,
  ),
]
