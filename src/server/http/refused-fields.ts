import type * as v from 'valibot'

type Issue = v.BaseIssue<unknown>

/** Every key is a name of the contract or a place in a list, but that of an issue that expects no key at all. */
const pathOf = ({ expected, path }: Issue): readonly string[] => {
  const names = path?.map(({ key }) => String(key)) ?? []
  return expected === 'never' ? [...names.slice(0, -1), '(unknown key)'] : names
}

/** The paths of the fields that break the contract. They contain no values, and no keys that the contract lacks. */
export const refusedFields = (issues: readonly Issue[]): string => {
  const paths = issues.flatMap((issue) =>
    (issue.issues ?? [issue]).map((each) => [...(each === issue ? [] : pathOf(issue)), ...pathOf(each)]),
  )
  return [...new Set(paths.map((path) => path.join('.') || '(body)'))].join(' ')
}
