import * as v from 'valibot'
import { pageConfiguration, pageConfigurationElementId } from '../../contract/page-configuration.ts'
import type { PageConfiguration } from '../../contract/page-configuration.ts'

/** The configuration the page carries, or `null` when it is missing or broken (the reasons go to the console). */
export const readConfiguration = (page: Pick<Document, 'getElementById'>): PageConfiguration | null => {
  try {
    const text = page.getElementById(pageConfigurationElementId)?.textContent ?? ''
    const read = v.safeParse(pageConfiguration, JSON.parse(text))
    if (read.success) return read.output
    console.error(
      'Page configuration is broken at:',
      read.issues.map((issue) => v.getDotPath(issue)).join(', '),
    )
  } catch {
    console.error('Page configuration is missing or not JSON.')
  }
  return null
}
