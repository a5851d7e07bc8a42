import { createHash, randomBytes } from 'node:crypto'
import { type DiscoveryDocument, isSameIssuer } from '../../contract/discovery.ts'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import { fetchDiscovery, providerTimeLimit } from './discovery.ts'
import { plainReason } from './error-reason.ts'

const endpointsLine = (document: DiscoveryDocument): string => {
  const { revocation_endpoint: revoke, end_session_endpoint: logout } = document
  return [
    `sign-in at ${document.authorization_endpoint}`,
    `tokens at ${document.token_endpoint}`,
    revoke ? `revocation at ${revoke}` : 'no revocation',
    logout ? `logout at ${logout}` : 'no logout: its session continues after a sign-out of the portal',
  ].join(', ')
}

const scopesLine = (requested: readonly string[], named: readonly string[] | undefined): string => {
  if (named === undefined) return 'it names no scopes: OKTA_SCOPES cannot be checked'
  const missing = requested.filter((scope) => !named.includes(scope))
  if (missing.length === 0) return 'it knows all of OKTA_SCOPES'
  return `it does not name ${missing.join(', ')}: every sign-in can fail because of an unknown scope (OKTA_SCOPES)`
}

const pkceLine = (methods: readonly string[] | undefined): string => {
  if (methods === undefined) return 'it names no method: the portal sends S256 anyway'
  return methods.includes('S256') ? 'S256' : 'it does not name S256, which every sign-in of the portal needs'
}

/**
 * `prompt=none` requires no person. A redirect to the portal proves that the provider knows client and address;
 * otherwise it shows its own error page (RFC 6749, section 4.1.2.1).
 * @returns the problem, or `null`
 */
const redirectProblem = async (
  endpoint: string,
  { clientId, redirectUri, scopes }: PageConfiguration['okta'],
): Promise<string | null> => {
  const url = new URL(endpoint)
  const verifier = randomBytes(32).toString('base64url')
  const query = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: scopes.join(' '),
    state: 'check-configuration',
    nonce: 'check-configuration',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    prompt: 'none',
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(providerTimeLimit) })
  await response.body?.cancel()
  const back = URL.parse(response.headers.get('Location') ?? '', url)
  if (back && `${back.origin}${back.pathname}` === redirectUri)
    return back.searchParams.get('error') === 'invalid_scope' ? 'it refuses the scopes of OKTA_SCOPES' : null
  return `it answered ${response.status} and did not redirect to the portal: register ${redirectUri} for the client ${clientId} (OKTA_CLIENT_ID)`
}

/**
 * If issuer and PKCE match, also sends an authorization request, which shows whether the provider knows the client and
 * its redirect address.
 * @returns a line for each check
 */
export const checkProvider = async (okta: PageConfiguration['okta']) => {
  const { issuer, scopes } = okta
  try {
    const document = await fetchDiscovery(issuer)
    const isNamed = isSameIssuer(document.issuer, issuer)
    const methods = document.code_challenge_methods_supported
    const isAsNamed = isNamed && (methods?.includes('S256') ?? true)
    const problem = isAsNamed ? await redirectProblem(document.authorization_endpoint, okta) : null
    return {
      lines: [
        `its issuer: ${isNamed ? 'as OKTA_ISSUER' : `it calls itself ${document.issuer}, OKTA_ISSUER is ${issuer}`}`,
        `its PKCE: ${pkceLine(methods)}`,
        `its scopes: ${scopesLine(scopes, document.scopes_supported)}`,
        `its endpoints: ${endpointsLine(document)}`,
        ...(isAsNamed ? [`its redirect address: ${problem ?? 'it knows the client and the address'}`] : []),
      ],
      isUsable: isAsNamed && problem === null,
    }
  } catch (error) {
    return { lines: [`its discovery document was not read: ${plainReason(error)}`], isUsable: false }
  }
}
