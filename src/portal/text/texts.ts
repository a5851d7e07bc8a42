import type { firstView } from './en/first-view.ts'
import type { flows } from './en/flows.ts'

/**
 * The texts of the portal. Each key is the name of a file, and its value contains the texts of this file. The English
 * texts define the keys and types for every language.
 */
export type Texts = typeof firstView & typeof flows
export type TextName = keyof Texts
