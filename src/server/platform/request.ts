import { HttpProblem } from './http-problem.ts'

/**
 * Whether a request is our own pages' or no browser's: browsers name another origin in Origin or Sec-Fetch-Site. Hono's
 * `csrf` looks at forms alone, lets a request pass when one of the two headers does, and refuses what is no browser.
 */
export const isSameOrigin = (headers: Headers, publicOrigin: string): boolean => {
  const origin = headers.get('Origin')
  const site = headers.get('Sec-Fetch-Site')
  return (
    (origin === null || origin === publicOrigin) &&
    (site === null || site === 'same-origin' || site === 'none')
  )
}

/** A text of somebody else's, without the one character the database refuses; empty for a file. */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('\0', '') : ''

/**
 * Reads a field of the form that a request carries; empty where it is missing.
 *
 * @throws HttpProblem 400 for a form that cannot be read
 */
export const readForm = async (request: {
  parseBody(): Promise<Readonly<Record<string, unknown>>>
}): Promise<(field: string) => string> => {
  const body = await request.parseBody().catch((error: unknown) => {
    throw error instanceof TypeError ? new HttpProblem('bad_request') : error
  })
  return (field) => asText(body[field])
}
