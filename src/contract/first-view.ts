import * as v from 'valibot'
import { alert } from './alerts.ts'
import { isLanguage } from './languages.ts'
import type { Language } from './languages.ts'

/** What a page that came with its text says of it, in `<script type="application/json" id="portal-first-view">`. */
export const firstView = v.strictObject({
  /** The language of the text. */
  language: v.custom<Language>(isLanguage),
  /** In its footer. */
  year: v.number(),
  /** The alerts it shows or would show; `null` when they were not known. */
  alerts: v.nullable(v.array(alert)),
})
export type FirstView = v.InferOutput<typeof firstView>

export const firstViewElementId = 'portal-first-view'
