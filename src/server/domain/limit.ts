import { networksOf, widestNetworkOf } from './client-networks.ts'

const asTyped = (value: string): string => value

interface Whom<Protects = 'person' | 'server' | 'operator'> {
  /**
   * Who suffers: the person whose data was typed, the server with its processor and disk, or the operator who pays for
   * text messages. A limit that protects a person counts what was typed.
   */
  readonly protects: Protects
  /**
   * Whose attempts are counted together. `client`: also those of the wider IPv6 networks, with larger numbers. `all`: a
   * quarter is kept for clients with few attempts in this period, because otherwise one client could use up what
   * everybody is allowed. `holder`: who has what the server gave to one person, such as a session or a link.
   */
  readonly from: 'client' | 'all' | 'holder'
}

interface Counter {
  readonly key: string
  /**
   * Multiplies the limit's points. `null` only counts how often a client has come, which decides whether the next row
   * allows it the quarter for newcomers.
   */
  readonly times: number | null
}

export interface RateLimit extends Whom {
  readonly name: string
  readonly points: number
  readonly seconds: number
  readonly counters: readonly Counter[]
}

const countersOf = (from: Whom['from'], who: string, values: readonly string[]): readonly Counter[] => {
  const keyOf = (...parts: readonly string[]) => JSON.stringify([...values, ...parts])
  if (from === 'holder') return [{ key: keyOf(who), times: 1 }]
  if (from === 'client') return networksOf(who).map(({ name, times }) => ({ key: keyOf(name), times }))
  return [
    { key: keyOf(widestNetworkOf(who)), times: null },
    { key: keyOf(), times: 1 },
  ]
}

/**
 * @returns a function for `who` and what was typed: `who` is the client's address, or a holder's session, link or
 * device. Values after the first one are not normalised
 */
export const declareLimit =
  <Protects extends Whom['protects']>(
    name: string,
    whom: Whom<Protects>,
    points: number,
    seconds: number,
    normalise = asTyped,
  ) =>
  (
    who: string,
    ...typed: Protects extends 'person' ? readonly [string, ...string[]] : readonly []
  ): RateLimit => {
    const values: readonly string[] = typed
    const normalised = values.map((value, index) => (index === 0 ? normalise(value) : value))
    return { name, ...whom, points, seconds, counters: countersOf(whom.from, who, normalised) }
  }
