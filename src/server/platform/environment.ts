import { StartupError } from './startup-error.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Collects all errors, so that the server can print them at once. */
export interface Variables {
  /** `undefined` for a missing or empty variable. */
  readonly text: (name: string) => string | undefined
  readonly wholeNumber: (name: string, fallback: number, max: number) => number
  readonly isOn: (name: string, fallback?: 'on' | 'off') => boolean
  readonly json: (name: string, fallback: unknown) => unknown
  /** `protocols` such as `https:` */
  readonly address: (name: string, protocols: readonly string[]) => string | undefined
  readonly refuse: (line: string) => void
  /** Missing or empty. */
  readonly isUnset: (name: string) => boolean
  /** Set variables whose name is nearly that of one that was read. */
  readonly misspelt: () => readonly string[]
  /** @throws StartupError with one line for each collected error */
  readonly throwRefused: () => void
}

/** At least eight characters, of which one is missing, added, wrong or moved by one. */
const isNearly = (name: string, meant: string): boolean => {
  if (Math.min(name.length, meant.length) < 8 || Math.abs(name.length - meant.length) > 1) return false
  let begin = 0
  while (begin < meant.length && name[begin] === meant[begin]) begin += 1
  const [a, b] = [name.slice(begin), meant.slice(begin)]
  return (
    a.slice(1) === b.slice(1) ||
    a === b.slice(1) ||
    a.slice(1) === b ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  )
}

export const readVariables = (environment: Environment): Variables => {
  const lines: string[] = []
  const refuse = (line: string) => void lines.push(line)
  const known = new Set<string>()
  const text = (name: string) => {
    known.add(name)
    return environment[name] || undefined
  }
  return {
    text,
    refuse,
    isUnset: (name) => text(name) === undefined,
    misspelt: () =>
      Object.keys(environment).flatMap((name) => {
        if (known.has(name)) return []
        const meant = [...known].find((one) => isNearly(name, one))
        return meant === undefined ? [] : [`${name} is not a setting: is ${meant} meant?`]
      }),
    wholeNumber(name, fallback, max) {
      const value = Number(text(name) ?? fallback)
      if (Number.isInteger(value) && value >= 0 && value <= max) return value
      refuse(`${name} is not a whole number up to ${max}`)
      return fallback
    },
    isOn(name, fallback = 'off') {
      const value = text(name) ?? fallback
      if (!/^(on|true|1|off|false|0)$/i.test(value)) refuse(`${name} is neither on nor off`)
      return /^(on|true|1)$/i.test(value)
    },
    json(name, fallback) {
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
    address(name, protocols) {
      const value = text(name)
      if (value === undefined || protocols.includes(URL.parse(value)?.protocol ?? '')) return value
      // Without the value, because an address can contain a password.
      refuse(`${name} is not an address that starts with ${protocols.map((it) => `${it}//`).join(' or ')}`)
      return value
    },
    throwRefused() {
      if (lines.length > 0) throw new StartupError(lines.join('\n'))
    },
  }
}
