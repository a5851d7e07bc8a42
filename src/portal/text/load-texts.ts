import type { Language } from '../../contract/languages.ts'
import type { firstView } from './en/first-view.ts'
import type { flows } from './en/flows.ts'

/**
 * The texts of the portal. Each key is the name of a flow or of a part that several flows show. The English
 * texts define the keys and types for every language.
 */
export type Texts = typeof firstView & typeof flows
export type TextName = keyof Texts

const firstViews = import.meta.glob<typeof firstView>('./*/first-view.ts', { import: 'firstView' })
const flowTexts = import.meta.glob<typeof flows>('./*/flows.ts', { import: 'flows' })

const loaded = new Map<string, Partial<Texts>>()
let current: Language = 'en'
let hasFlows = false

const add = async (language: Language, load: (() => Promise<Partial<Texts>>) | undefined): Promise<void> => {
  if (load === undefined) throw new Error(`There are no texts in ${language}.`)
  const texts = await load()
  loaded.set(language, { ...loaded.get(language), ...texts })
}

const addFirstView = (language: Language) =>
  loaded.get(language)?.common === undefined && add(language, firstViews[`./${language}/first-view.ts`])

const addFlows = (language: Language) =>
  loaded.get(language)?.eligibility === undefined && add(language, flowTexts[`./${language}/flows.ts`])

/** The server renders pages in all languages, so it calls this for each. */
export const loadAllTexts = async (language: Language): Promise<void> => {
  await Promise.all([addFirstView(language), addFlows(language)])
}

/**
 * Switches the page to `language`, and loads the texts of this language that have not been loaded yet. Rejects if the
 * texts cannot be loaded; the next call of this function then repeats the load.
 */
export const loadTexts = async (language: Language): Promise<void> => {
  const before = current
  // The language changes before the load starts. A screen that loads at the same time then gets its texts in the new
  // language.
  current = language
  try {
    await Promise.all([addFirstView(language), hasFlows && addFlows(language)])
  } catch (error) {
    current = before
    throw error
  }
}

/**
 * Waits for a module with screens of flows, and for the texts of the flows in the current language. Returns the
 * module.
 */
export const withFlowTexts = async <Module>(module: Promise<Module>): Promise<Module> => {
  hasFlows = true
  const [here] = await Promise.all([module, loadTexts(current)])
  return here
}

/** @throws Error if these texts have not been loaded */
export const readTexts = <Name extends TextName>(language: Language, name: Name): Texts[Name] => {
  const texts = loaded.get(language)?.[name]
  if (texts === undefined) throw new Error(`The texts of ${name} are not here in ${language}.`)
  return texts
}
