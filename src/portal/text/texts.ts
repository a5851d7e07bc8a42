import type { firstView } from './en/first-view.ts'
import type { flows } from './en/flows.ts'

/**
 * The texts of the portal. Each key is the name of a file, and its value contains the texts of this file. Every
 * language has the same keys, with the types of the English texts.
 */
export type Texts = typeof firstView & typeof flows
export type TextName = keyof Texts
