import * as v from 'valibot'
import type { pageConfiguration } from '../../contract/page-configuration.ts'

/** Why the start refuses a page configuration, by the variable where one variable alone is wrong. */
export const pageRefusal = (issue: v.InferIssue<typeof pageConfiguration>): string => {
  const path = v.getDotPath(issue)
  return path?.startsWith('languages.')
    ? 'LANGUAGES names a language that the portal does not have'
    : `the page configuration is broken at ${path}`
}
