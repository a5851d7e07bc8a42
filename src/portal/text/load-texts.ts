import type { Language } from '../../contract/languages.ts'
import type { TextName, Texts } from './texts.ts'

type TextFile = Readonly<Record<string, unknown>>

const files = import.meta.glob<TextFile>(['./*/*.ts'])

const wanted = new Set<TextName>()
const loaded = new Map<string, unknown>()
let current: Language = 'en'

const keyOf = (language: Language, name: TextName) => `./${language}/${name}.ts`

/** Notes that a screen speaks these texts, so that they come with it. */
export const wantTexts = (name: TextName): void => {
  wanted.add(name)
}

/** Puts texts in place that did not come by `loadTexts`: a file has one export. */
const keep = (key: string, file: TextFile): void => {
  const [texts] = Object.values(file)
  loaded.set(key, texts)
}

/**
 * Loads the texts of every screen that has come so far, in `language` or else the page's. Rejects when one of them cannot be
 * loaded; the next call tries again.
 */
export const loadTexts = async (language: Language = current): Promise<void> => {
  const missing = [...wanted].map((name) => keyOf(language, name)).filter((key) => !loaded.has(key))
  await Promise.all(missing.map(async (key) => keep(key, (await files[key]?.()) ?? {})))
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
  await Promise.all(Object.entries(files).map(async ([key, load]) => keep(key, await load())))
}

/** @throws Error when the texts have not been loaded with their screen */
export const readTexts = <Name extends TextName>(language: Language, name: Name): Texts[Name] => {
  const texts = loaded.get(keyOf(language, name))
  if (texts === undefined) throw new Error(`The texts of ${name} are not here in ${language}.`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each language's file is typed by English, and Texts with it
  return texts as Texts[Name]
}
