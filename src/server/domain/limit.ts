import { networksOf, widestNetworkOf } from './client-networks.ts'

const asTyped = (value: string): string => value

/** A limit as it is declared: at most `points` attempts in `seconds` seconds. */
interface Declaration<Protects = 'person' | 'server' | 'operator'> {
  readonly points: number
  readonly seconds: number
  /**
   * Who suffers from too many attempts: the person whose data was typed, the server with its processor and disk, or
   * the operator who pays for text messages. A limit that protects a person counts what was typed.
   */
  readonly protects: Protects
  /**
   * Whose attempts are counted together.
   * `client`: those of one client. Of IPv6, the client's wider networks are counted too, with larger numbers.
   * `all`: those of everybody. A quarter is kept for clients that have made few attempts in this period, because
   * otherwise one client could use up what everybody is allowed.
   * `holder`: those of everybody who has what the server gave to one person, for example a session or a link.
   */
  readonly from: 'client' | 'all' | 'holder'
  /** Returns the same text for all spellings of a typed value. */
  readonly normalise?: (typed: string) => string
}

/** A row in which attempts are counted. */
interface Counter {
  readonly key: string
  /**
   * Multiplies the limit's points. `null` if the row only counts how often a client has come, which decides whether the
   * next row allows this client the quarter for newcomers.
   */
  readonly times: number | null
}

/** A limit for one value, for example for one client or one account number. */
export interface RateLimit extends Declaration {
  readonly name: string
  readonly counters: readonly Counter[]
}

const countersOf = (
  from: Declaration['from'],
  who: string,
  values: readonly string[],
): readonly Counter[] => {
  const keyOf = (...parts: readonly string[]) => JSON.stringify([...values, ...parts])
  if (from === 'holder') return [{ key: keyOf(who), times: 1 }]
  if (from === 'client') return networksOf(who).map(({ name, times }) => ({ key: keyOf(name), times }))
  return [
    { key: keyOf(widestNetworkOf(who)), times: null },
    { key: keyOf(), times: 1 },
  ]
}

/**
 * Declares a limit.
 * @returns a function that returns the limit for `who` and for what was typed. `who` is the client's address; for a
 * holder, it is the session, link or device. Values after the first one are not normalised
 */
export const declareLimit =
  <Protects extends Declaration['protects']>(name: string, declaration: Declaration<Protects>) =>
  (
    who: string,
    ...typed: Protects extends 'person' ? readonly [string, ...string[]] : readonly []
  ): RateLimit => {
    const { from, normalise = asTyped } = declaration
    const values: readonly string[] = typed
    const normalised = values.map((value, index) => (index === 0 ? normalise(value) : value))
    return { name, ...declaration, counters: countersOf(from, who, normalised) }
  }
