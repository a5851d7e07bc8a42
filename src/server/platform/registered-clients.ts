import * as v from 'valibot'
import { portalClientId } from '../../contract/identity.ts'
import type { Variables } from './environment.ts'
import { isThisMachine } from './this-machine.ts'

/** Https, or http on this machine, with neither a fragment (RFC 6749, §3.1.2) nor a wildcard. */
const isRedirectUri = (text: string): boolean => {
  const url = URL.parse(text)
  if (!url || /[#*]/.test(text)) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname))
}

const Uri = v.pipe(v.string(), v.check(isRedirectUri, 'not an https address without # and *'))

/** Named as in OpenID's client registration. */
const RegisteredClient = v.strictObject({
  client_id: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/, 'not 1 to 64 letters, digits, _, . or -')),
  redirect_uris: v.pipe(v.array(Uri), v.minLength(1, 'empty')),
  post_logout_redirect_uris: v.optional(v.array(Uri), []),
})
export type RegisteredClient = v.InferOutput<typeof RegisteredClient>

const RegisteredClients = v.pipe(
  v.array(RegisteredClient),
  v.check(
    (clients) => new Set([portalClientId, ...clients.map((it) => it.client_id)]).size === clients.length + 1,
    `a repeated client_id, or ${portalClientId}`,
  ),
)

export const readRegisteredClients = (
  variables: Variables,
  provider: 'own' | 'foreign',
): readonly RegisteredClient[] => {
  const clients = v.safeParse(RegisteredClients, variables.json('OIDC_CLIENTS', []))
  if (!clients.success) {
    const [issue] = clients.issues
    const where = v.getDotPath(issue)
    variables.refuse(`OIDC_CLIENTS${where === null ? '' : ` at ${where}`}: ${issue.message}`)
    return []
  }
  if (provider === 'foreign' && clients.output.length > 0)
    variables.refuse('OIDC_CLIENTS is only for the built-in provider, but OKTA_ISSUER names another provider')
  return clients.output
}
