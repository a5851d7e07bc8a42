import * as v from 'valibot'
import type { pageConfiguration } from '../../contract/page-configuration.ts'

/** Names the variable `LANGUAGES` if that is the cause, otherwise the path of the invalid value. */
export const pageRefusal = (issue: v.InferIssue<typeof pageConfiguration>): string => {
  const path = v.getDotPath(issue)
  return path?.startsWith('languages.')
    ? 'LANGUAGES names a language that the portal does not have'
    : `the page configuration is invalid at ${path}`
}
