import { StartupError } from './startup-error.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** How many letters are missing, added or wrong. */
const distance = (name: string, meant: string): number => {
  let row = Array.from({ length: meant.length + 1 }, (_, place) => place)
  for (const [at, letter] of [...name].entries()) {
    const next = [at + 1]
    for (const [to, wanted] of [...meant].entries())
      next.push(
        Math.min((next[to] ?? 0) + 1, (row[to + 1] ?? 0) + 1, (row[to] ?? 0) + Number(letter !== wanted)),
      )
    row = next
  }
  return row[meant.length] ?? 0
}

/** Such as `SMS_`. */
const familyOf = (name: string): string => name.slice(0, name.indexOf('_') + 1)

/** Of gettext. */
const foreign = 'LANGUAGE'

const looksLike = (name: string, meant: string, known: readonly string[]): boolean =>
  name !== foreign &&
  ((meant.length >= 8 && distance(name, meant) <= 2) ||
    known.filter((one) => familyOf(one) !== '' && familyOf(one) === familyOf(name)).length > 1)

/** Collects all errors, so that the server can print them at once. */
export const readVariables = (environment: Environment) => {
  const lines: string[] = []
  const refuse = (line: string) => void lines.push(line)
  const known = new Set<string>()
  const text = (name: string) => {
    known.add(name)
    return environment[name] || undefined
  }
  return {
    /** `undefined` for a missing or empty variable. */
    text,
    refuse,
    isUnset: (name: string) => text(name) === undefined,
    /** Set variables that were not read, and whose name looks like one that was. */
    misspelt() {
      const names = [...known]
      return Object.keys(environment).flatMap((name) => {
        if (known.has(name)) return []
        const [meant = ''] = names.toSorted((one, other) => distance(name, one) - distance(name, other))
        return looksLike(name, meant, names) ? [`${name} is not a setting: is ${meant} meant?`] : []
      })
    },
    wholeNumber(name: string, fallback: number, max: number) {
      const value = Number(text(name) ?? fallback)
      if (Number.isInteger(value) && value >= 0 && value <= max) return value
      refuse(`${name} is not a whole number up to ${max}`)
      return fallback
    },
    isOn: (name: string, fallback: 'on' | 'off' = 'off') => {
      const value = text(name) ?? fallback
      if (!/^(on|true|1|off|false|0)$/i.test(value)) refuse(`${name} is neither on nor off`)
      return /^(on|true|1)$/i.test(value)
    },
    json(name: string, fallback: unknown) {
      const value = text(name)
      if (value === undefined) return fallback
      try {
        const parsed: unknown = JSON.parse(value)
        return parsed
      } catch {
        refuse(`${name} is not JSON`)
        return fallback
      }
    },
    /** @param protocols such as `https:` */
    address(name: string, protocols: readonly string[]) {
      const value = text(name)
      if (value === undefined || protocols.includes(URL.parse(value)?.protocol ?? '')) return value
      // Without the value, because an address can contain a password.
      if (protocols.some((it) => value.startsWith(`${it}//`)))
        refuse(`${name} is no valid address: in its user and password, write / as %2F, # as %23 and ? as %3F`)
      else
        refuse(`${name} is not an address that starts with ${protocols.map((it) => `${it}//`).join(' or ')}`)
      return value
    },
    /** @throws StartupError with one line for each collected error */
    throwRefused() {
      if (lines.length > 0) throw new StartupError(lines.join('\n'))
    },
  }
}
export type Variables = ReturnType<typeof readVariables>

/**
 * `includeSubDomains` also applies to all hosts below the portal's.
 * @returns `null` if not sent
 */
export const readHsts = (variables: Variables, publicOrigin: string): string | null => {
  const text = variables.text('HSTS') ?? 'max-age=31536000; includeSubDomains'
  if (!/^(off|max-age=\d{1,10}(; includeSubDomains)?(; preload)?)$/.test(text))
    variables.refuse('HSTS is neither off nor like max-age=31536000; includeSubDomains')
  return text === 'off' || !publicOrigin.startsWith('https:') ? null : text
}

/** Those that add an entry to X-Forwarded-For. */
export const readTrustedProxies = (variables: Variables, publicOrigin: string): number => {
  if (publicOrigin.startsWith('https:') && variables.text('TRUSTED_PROXIES') === undefined)
    variables.refuse(
      'TRUSTED_PROXIES must be set with an https PUBLIC_ORIGIN: the number of proxies that add to X-Forwarded-For, or 0',
    )
  return variables.wholeNumber('TRUSTED_PROXIES', 0, 10)
}
