import type { firstView } from './en/first-view.ts'
import type { flows } from './en/flows.ts'

/**
 * The texts of the portal. Each key is the name of a flow or of a part that several flows show. The English
 * texts define the keys and types for every language.
 */
export type Texts = typeof firstView & typeof flows
export type TextName = keyof Texts
