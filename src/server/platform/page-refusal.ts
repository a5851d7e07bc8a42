import * as v from 'valibot'
import type { pageConfiguration } from '../../contract/page-configuration.ts'

/**
 * Returns the startup error for an invalid page configuration. If only one variable can be the cause, the error
 * contains the name of this variable.
 */
export const pageRefusal = (issue: v.InferIssue<typeof pageConfiguration>): string => {
  const path = v.getDotPath(issue)
  return path?.startsWith('languages.')
    ? 'LANGUAGES names a language that the portal does not have'
    : `the page configuration is invalid at ${path}`
}
