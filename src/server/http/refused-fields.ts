import type * as v from 'valibot'

type Issue = v.BaseIssue<unknown>

/** The path of a field that violates the API contract, as a list of field names and indexes. */
const pathOf = ({ path }: Issue): readonly string[] => path?.map(({ key }) => String(key)) ?? []

/** Lists the paths of the fields that violate the API contract. The paths contain no values. */
export const refusedFields = (issues: readonly Issue[]): string => {
  const paths = issues.flatMap((issue) =>
    (issue.issues ?? [issue]).map((inner) => [...(inner === issue ? [] : pathOf(issue)), ...pathOf(inner)]),
  )
  return [...new Set(paths.map((path) => path.join('.') || '(body)'))].join(' ')
}
