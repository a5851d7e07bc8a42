import * as v from 'valibot'
import { firstView, firstViewElementId, type FirstView } from '../../contract/first-view.ts'
import { pageConfiguration, pageConfigurationElementId } from '../../contract/page-configuration.ts'
import type { PageConfiguration } from '../../contract/page-configuration.ts'

type Page = Pick<Document, 'getElementById'>

const readElement = (page: Page, id: string): unknown => {
  try {
    return JSON.parse(page.getElementById(id)?.textContent ?? '')
  } catch {
    return undefined
  }
}

export const readConfiguration = (page: Page): PageConfiguration | null => {
  const embedded = readElement(page, pageConfigurationElementId)
  const read = v.safeParse(pageConfiguration, embedded)
  if (read.success) return read.output
  const reason =
    embedded === undefined
      ? 'missing or not JSON.'
      : `broken at: ${read.issues.map((issue) => v.getDotPath(issue)).join(', ')}`
  console.error(`Page configuration is ${reason}`)
  return null
}

export const readFirstView = (page: Page): FirstView | null => {
  const read = v.safeParse(firstView, readElement(page, firstViewElementId))
  return read.success ? read.output : null
}
