import type { Language } from '../../platform/language.ts'

/** How long to wait, as "15 minutes" or "23 hours", never shorter than it is. */
export const waitInWords = (seconds: number, language: Language): string => {
  const minutes = Math.ceil(seconds / 60)
  const [amount, unit] = minutes <= 90 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
}
