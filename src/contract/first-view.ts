import * as v from 'valibot'
import { alert } from './alerts.ts'
import { isLanguage } from './languages.ts'
import type { Language } from './languages.ts'

/** What a page that came with its text says of it, in `<script type="application/json" id="portal-first-view">`. */
export const firstView = v.strictObject({
  /** The page that the text is of, as it stands in the list of paths. */
  path: v.string(),
  /** The language of the text. */
  language: v.custom<Language>(isLanguage),
  /** In its footer. */
  year: v.number(),
  /** The alerts it shows or would show; `null` when they were not known. */
  alerts: v.nullable(v.pipe(v.array(alert), v.readonly())),
})
export type FirstView = v.InferOutput<typeof firstView>

export const firstViewElementId = 'portal-first-view'

/** The built files that a page's document names. */
export interface DocumentFiles {
  /** The text of the style sheet. */
  readonly style: string
  /** Address of the portal's script. */
  readonly script: string
  /** Addresses of what that script cannot start without. */
  readonly early: readonly string[]
}
