import type * as v from 'valibot'

type Issue = v.BaseIssue<unknown>

/** Every key is a name of the contract or a place in a list, but that of an issue that expects no key at all. */
const pathOf = ({ expected, path }: Issue): readonly string[] => {
  const names = path?.map(({ key }) => String(key)) ?? []
  return expected === 'never' ? [...names.slice(0, -1), '(unknown key)'] : names
}

/** The paths of the fields that a body is refused for, without a value or a key that somebody made up. */
export const refusedFields = (issues: readonly Issue[]): string => {
  const paths = issues.flatMap((issue) =>
    (issue.issues ?? [issue]).map((each) => [...(each === issue ? [] : pathOf(issue)), ...pathOf(each)]),
  )
  return [...new Set(paths.map((path) => path.join('.') || '(body)'))].join(' ')
}
