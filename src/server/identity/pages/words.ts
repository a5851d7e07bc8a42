import type { Language } from '../../platform/language.ts'
import type { identity } from '../../words/en/identity.ts'

export type Words = typeof identity

const words = import.meta.glob<Words>('../../words/*/identity.ts', { import: 'identity', eager: true })

export const wordsIn = (language: Language): Words => {
  const found = words[`../../words/${language}/identity.ts`]
  if (found === undefined) throw new Error(`There are no words in ${language}.`)
  return found
}
