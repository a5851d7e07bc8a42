import type { HttpRequestClient } from '@okta/okta-auth-js/core'

/** Longest wait for the identity provider, in milliseconds (quality §2). */
const timeLimit = 15_000

/** How the SDK calls the identity provider: like its own client, but with an end to waiting. */
export const requestWithTimeLimit: HttpRequestClient = async (
  method,
  url,
  { headers, data, withCredentials },
) => {
  const response = await fetch(url, {
    method,
    credentials: withCredentials ? 'include' : 'omit',
    signal: AbortSignal.timeout(timeLimit),
    ...(headers && { headers }),
    ...(typeof data === 'string' && { body: data }),
  })
  const result = {
    responseText: await response.text(),
    status: response.status,
    headers: Object.fromEntries(response.headers),
  }
  // oxlint-disable-next-line typescript/only-throw-error -- the SDK expects a refused answer itself to be thrown
  if (!response.ok) throw result
  return result
}
