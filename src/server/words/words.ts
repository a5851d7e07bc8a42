import { allLanguages, type Language } from '../../contract/languages.ts'
import type * as answers from './en/answers.ts'
import type * as identity from './en/identity.ts'
import type * as mails from './en/mails.ts'

export type Words = typeof answers & typeof identity & typeof mails

const load = async (language: Language): Promise<[Language, Words]> => {
  const files: readonly [typeof answers, typeof identity, typeof mails] = await Promise.all([
    import(`./${language}/answers.ts`),
    import(`./${language}/identity.ts`),
    import(`./${language}/mails.ts`),
  ])
  return [language, Object.assign({}, ...files)]
}
const found = new Map(await Promise.all(allLanguages.map(load)))

export const wordsIn = (language: Language): Words => {
  const words = found.get(language)
  if (words === undefined) throw new Error(`There are no words in ${language}.`)
  return words
}
