/** The last submit of a form as long as nobody knows what became of it. */
export interface UnansweredSubmit<Request> {
  /** A key for the submit: the one it had when the same request went out before without an answer. */
  readonly keyFor: (request: Request) => string
  readonly matches: (isSame: (request: Request) => boolean) => boolean
  /** The answer came: the next submit is another one. */
  readonly answered: () => void
}

/**
 * Gives a repeated request the key it had, so that the backend carries it out once (quality T10). In memory only:
 * the request may hold a password.
 */
export const unansweredSubmit = <Request>(): UnansweredSubmit<Request> => {
  let last: { readonly request: Request; readonly written: string; readonly key: string } | null = null
  return {
    keyFor: (request) => {
      const written = JSON.stringify(request)
      if (last?.written !== written) last = { request, written, key: crypto.randomUUID() }
      return last.key
    },
    matches: (isSame) => last !== null && isSame(last.request),
    answered: () => {
      last = null
    },
  }
}
