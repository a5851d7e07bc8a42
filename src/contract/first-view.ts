import * as v from 'valibot'
import { alert } from './alerts.ts'
import { isLanguage, type Language } from './languages.ts'

/**
 * Describes the page that the server has rendered. The document contains this description in `<script
 * type="application/json" id="portal-first-view">`.
 */
export const firstView = v.strictObject({
  /** The path of the rendered page, in the spelling of `portal-paths.ts`. */
  path: v.string(),
  language: v.custom<Language>(isLanguage),
  /** The year that the footer of the page shows. */
  year: v.number(),
  /** The active alerts for the page. The value is `null` if the server could not read the alerts. */
  alerts: v.nullable(v.pipe(v.array(alert), v.readonly())),
})
export type FirstView = v.InferOutput<typeof firstView>

export const firstViewElementId = 'portal-first-view'

/** The built files that the HTML document of a page uses. */
export interface DocumentFiles {
  /** All styles, or those of what the document shows. */
  readonly style: string
  /** The address of the sheet with all styles, if the document does not contain them. */
  readonly styleSheet?: string
  /** The address of the portal's script. */
  readonly script: string
  /** The addresses of the modules that the browser loads at the same time as the script. */
  readonly early: readonly string[]
}
