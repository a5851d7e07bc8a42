import type { Language } from '../../../contract/languages.ts'

const inUnit = (language: Language, unit: 'second' | 'minute' | 'hour', count: number): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)

/** Returns a number of seconds as text, rounded up to a whole unit: "30 seconds", "12 minutes", "3 hours". */
export const waitText = (language: Language, seconds: number): string => {
  if (seconds < 60) return inUnit(language, 'second', seconds)
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120
    ? inUnit(language, 'minute', minutes)
    : inUnit(language, 'hour', Math.ceil(minutes / 60))
}
