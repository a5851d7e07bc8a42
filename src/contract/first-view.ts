import * as v from 'valibot'
import { alert } from './alerts.ts'
import { isLanguage } from './languages.ts'
import type { Language } from './languages.ts'

/** Describes a page that the server rendered, in `<script type="application/json" id="portal-first-view">`. */
export const firstView = v.strictObject({
  /** The page that was rendered, as in the list of paths. */
  path: v.string(),
  /** The language of the text. */
  language: v.custom<Language>(isLanguage),
  /** The year in its footer. */
  year: v.number(),
  /** The alerts for the page; `null` when they were not known. */
  alerts: v.nullable(v.pipe(v.array(alert), v.readonly())),
})
export type FirstView = v.InferOutput<typeof firstView>

export const firstViewElementId = 'portal-first-view'

/** The built files that the document of a page names. */
export interface DocumentFiles {
  /** The text of the style sheet. */
  readonly style: string
  /** Address of the portal's script. */
  readonly script: string
  /** Addresses of the modules that the script imports at its start. */
  readonly early: readonly string[]
}
