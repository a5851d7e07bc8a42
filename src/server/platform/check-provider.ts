import { type DiscoveryDocument, isSameIssuer } from '../../contract/discovery.ts'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import { readDiscovery } from './discovery.ts'

/** The result of comparing a foreign provider with the settings. */
export interface ProviderReport {
  /** Each one line. */
  readonly lines: readonly string[]
  /** Whether people can sign in there, as far as its discovery document tells. */
  readonly isUsable: boolean
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'for an unknown reason'
  const cause = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : ''
  return [error.message, cause].filter((text) => text !== '').join(', ')
}

const endpointsLine = (document: DiscoveryDocument): string => {
  const { revocation_endpoint: revoke, end_session_endpoint: logout } = document
  return [
    `sign-in at ${document.authorization_endpoint}`,
    `tokens at ${document.token_endpoint}`,
    revoke ? `revocation at ${revoke}` : 'no revocation',
    logout ? `logout at ${logout}` : 'no logout: its session outlives a sign-out of the portal',
  ].join(', ')
}

const scopesLine = (asked: readonly string[], named: readonly string[] | undefined): string => {
  if (named === undefined) return 'it names none: whether it knows those of OKTA_SCOPES is not known'
  const missing = asked.filter((scope) => !named.includes(scope))
  if (missing.length === 0) return 'it knows all of OKTA_SCOPES'
  return `it does not name ${missing.join(', ')}: one that it does not know can fail every sign-in (OKTA_SCOPES)`
}

const pkceLine = (methods: readonly string[] | undefined): string => {
  if (methods === undefined) return 'it names no method: the portal sends S256 all the same'
  return methods.includes('S256') ? 'S256' : 'it does not name S256, without which the portal signs nobody in'
}

/** Compares a provider's discovery document with the settings: issuer, PKCE, scopes, endpoints. */
export const checkProvider = async ({
  issuer,
  scopes,
}: Pick<PageConfiguration['okta'], 'issuer' | 'scopes'>): Promise<ProviderReport> => {
  try {
    const document = await readDiscovery(issuer)
    const isNamed = isSameIssuer(document.issuer, issuer)
    const methods = document.code_challenge_methods_supported
    return {
      lines: [
        `its issuer: ${isNamed ? 'as OKTA_ISSUER' : `it calls itself ${document.issuer}, OKTA_ISSUER is ${issuer}`}`,
        `its PKCE: ${pkceLine(methods)}`,
        `its scopes: ${scopesLine(scopes, document.scopes_supported)}`,
        `its endpoints: ${endpointsLine(document)}`,
      ],
      isUsable: isNamed && (methods?.includes('S256') ?? true),
    }
  } catch (error) {
    return { lines: [`its discovery document was not read: ${reasonOf(error)}`], isUsable: false }
  }
}
