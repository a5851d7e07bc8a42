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
  // the SDK tells a refusal by what is thrown, and expects it to be the answer itself
  // oxlint-disable-next-line typescript/only-throw-error
  if (!response.ok) throw result
  return result
}
