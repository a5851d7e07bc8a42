import { languages } from '../../contract/languages.ts'
import type { Language } from '../../contract/languages.ts'
import type * as english from './en/language.ts'
import type { TextName, Texts } from './texts.ts'

type Files = typeof english.files

const folders = import.meta.glob<typeof english>('./*/language.ts')

const wanted = new Set<TextName>()
const loaded = new Map<string, unknown>()
const filesOf = new Map<string, Files>()
let current: Language = 'en'

const keyOf = (language: string, name: string) => `${language}/${name}`

/** Notes that a screen speaks these texts, so that they come with it. */
export const wantTexts = (name: TextName): void => {
  wanted.add(name)
}

const loadLanguage = async (language: string): Promise<Files> => {
  const known = filesOf.get(language)
  if (known) return known
  const folder = await folders[`./${language}/language.ts`]?.()
  if (!folder) throw new Error(`There are no texts in ${language}.`)
  for (const [name, texts] of Object.entries(folder.firstView)) loaded.set(keyOf(language, name), texts)
  filesOf.set(language, folder.files)
  return folder.files
}

/** A file of texts exports one thing. */
const loadFile = async (language: string, name: string, files: Files): Promise<void> => {
  if (loaded.has(keyOf(language, name))) return
  const [texts] = Object.values((await files[`./${name}.ts`]?.()) ?? {})
  loaded.set(keyOf(language, name), texts)
}

/**
 * Loads the texts of every screen that has come so far, in `language` or else the page's. Rejects when one of them cannot be
 * loaded; the next call tries again.
 */
export const loadTexts = async (language: Language = current): Promise<void> => {
  const files = await loadLanguage(language)
  await Promise.all([...wanted].map((name) => loadFile(language, name, files)))
  current = language
}

/** A module and the texts its screens speak. */
export const withTexts = async <Module>(module: Promise<Module>): Promise<Module> => {
  const here = await module
  await loadTexts()
  return here
}

/** Every text of every language, where there is no page to be quick: stories and tests. */
export const loadAllTexts = async (): Promise<void> => {
  for (const language of Object.keys(languages)) {
    const files = await loadLanguage(language)
    const names = Object.keys(files).map((path) => path.slice('./'.length, -'.ts'.length))
    await Promise.all(names.map((name) => loadFile(language, name, files)))
  }
}

/** @throws Error when the texts have not been loaded with their screen */
export const readTexts = <Name extends TextName>(language: Language, name: Name): Texts[Name] => {
  const texts = loaded.get(keyOf(language, name))
  if (texts === undefined) throw new Error(`The texts of ${name} are not here in ${language}.`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each language's file is typed by English, and Texts with it
  return texts as Texts[Name]
}
