import * as v from 'valibot'
import { type DiscoveryDocument, discoveryDocument, discoveryPath } from '../../contract/discovery.ts'
import type { IdentityProvider } from './identity-provider.ts'

/** Milliseconds to wait for a foreign provider. */
export const timeLimit = 5000
/** Milliseconds after which a document is read again: after a success and after a failure. */
const readAgainAfter = { read: 3_600_000, failed: 30_000 }

/**
 * Fetches a provider's discovery document.
 * @throws when the provider cannot be reached in time, refuses, or answers something else
 */
export const readDiscovery = async (issuer: string): Promise<DiscoveryDocument> => {
  const response = await fetch(`${issuer}${discoveryPath}`, { signal: AbortSignal.timeout(timeLimit) })
  if (!response.ok) throw new Error(`it answered ${response.status}`)
  return v.parse(discoveryDocument, await response.json())
}

/** The origins of the endpoints that pages use. */
const originsIn = (document: DiscoveryDocument): readonly string[] => {
  const { authorization_endpoint, token_endpoint, jwks_uri, revocation_endpoint, end_session_endpoint } =
    document
  const urls = [authorization_endpoint, token_endpoint, jwks_uri, revocation_endpoint, end_session_endpoint]
  return [...new Set(urls.flatMap((url) => (url === undefined ? [] : [new URL(url).origin])))]
}

/**
 * Reads a foreign provider's endpoints. After a failure the document is read again later, when the origins are
 * requested; the last known ones stay.
 *
 * @returns the origins known now, without the issuer's own
 */
export const followProvider = async (
  provider: IdentityProvider,
  onFailure: () => void,
  clock = Date.now,
): Promise<() => readonly string[]> => {
  if (provider.kind === 'own') return () => []
  let origins: readonly string[] = []
  let readAgainAt = 0
  const read = async () => {
    readAgainAt = clock() + readAgainAfter.failed
    try {
      origins = originsIn(await readDiscovery(provider.issuer))
      readAgainAt = clock() + readAgainAfter.read
    } catch {
      onFailure()
    }
  }
  await read()
  return () => {
    if (clock() >= readAgainAt) void read()
    return origins
  }
}
