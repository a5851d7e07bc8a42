import * as v from 'valibot'
import {
  type DiscoveryDocument,
  discoveryDocument,
  discoveryPath,
  isSameIssuer,
} from '../../contract/discovery.ts'
import type { IdentityProvider } from './identity-provider.ts'

/** Milliseconds */
export const providerTimeLimit = 5000
/** Milliseconds, after success and after failure. */
const readAgainAfter = { read: 3_600_000, failed: 30_000 }

/**
 * Follows no redirect, because the address proves who has written the document.
 * @throws if the provider fails to respond in time, responds with an error, or sends an invalid document
 */
export const fetchDiscovery = async (issuer: string): Promise<DiscoveryDocument> => {
  const response = await fetch(`${issuer}${discoveryPath}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(providerTimeLimit),
  })
  if (!response.ok) throw new Error(`it answered ${response.status}`)
  return v.parse(discoveryDocument, await response.json())
}

/** @throws as `fetchDiscovery`, or if the document names another issuer */
export const readDiscovery = async (issuer: string): Promise<DiscoveryDocument> => {
  const document = await fetchDiscovery(issuer)
  if (!isSameIssuer(document.issuer, issuer)) throw new Error(`it calls itself ${document.issuer}`)
  return document
}

/** Of those that the browser uses. */
const originsIn = (document: DiscoveryDocument): readonly string[] => {
  const urls = [
    document.authorization_endpoint,
    document.token_endpoint,
    document.jwks_uri,
    document.userinfo_endpoint,
    document.revocation_endpoint,
    document.end_session_endpoint,
  ]
  return [...new Set(urls.flatMap((url) => (url === undefined ? [] : [new URL(url).origin])))]
}

/**
 * After the time in `readAgainAfter`, a call reads again in the background; until that succeeds, the known origins
 * count.
 * @returns a function; its list is empty for the built-in provider, and before the first success
 */
export const followProvider = async (
  provider: IdentityProvider,
  onFailure: () => void,
  clock = () => performance.now(),
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
