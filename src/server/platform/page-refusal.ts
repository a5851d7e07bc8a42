import * as v from 'valibot'
import type { pageConfiguration } from '../../contract/page-configuration.ts'

/**
 * Returns the line of the startup error for an invalid page configuration. If the variable `LANGUAGES` is the cause,
 * the line contains its name. Otherwise the line contains the path of the invalid value.
 */
export const pageRefusal = (issue: v.InferIssue<typeof pageConfiguration>): string => {
  const path = v.getDotPath(issue)
  return path?.startsWith('languages.')
    ? 'LANGUAGES names a language that the portal does not have'
    : `the page configuration is invalid at ${path}`
}
