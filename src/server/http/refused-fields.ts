import type * as v from 'valibot'

type Issue = v.BaseIssue<unknown>

/**
 * The path of a field that violates the API contract, as a list of field names and indexes. A field name that the API
 * contract does not contain is replaced, because the client has chosen this name.
 */
const pathOf = ({ expected, path }: Issue): readonly string[] => {
  const names = path?.map(({ key }) => String(key)) ?? []
  return expected === 'never' ? [...names.slice(0, -1), '(unknown key)'] : names
}

/** Lists the paths of the fields that violate the API contract. The paths contain no values and no unknown keys. */
export const refusedFields = (issues: readonly Issue[]): string => {
  const paths = issues.flatMap((issue) =>
    (issue.issues ?? [issue]).map((inner) => [...(inner === issue ? [] : pathOf(issue)), ...pathOf(inner)]),
  )
  return [...new Set(paths.map((path) => path.join('.') || '(body)'))].join(' ')
}
