/** A failed test or check, and the reason of the failure. */
export interface Failure {
  /** File and title of the test. */
  readonly test: string
  /**
   * The lines of the error message. If the check knows a remedy, the last line contains the remedy and begins with →.
   */
  readonly why: readonly string[]
  /**
   * True if the output of a test differs from the file that `npm run approve` has written. Another failure might have
   * caused the difference.
   */
  readonly isDerived: boolean
  /** True for the formatter and for unused code, which never cause another failure. */
  readonly isMinor?: boolean
}

const longest = 12

/** Removes the unchanged lines of a difference, so that the changed lines are among the first lines. */
const withoutContext = (lines: readonly string[]): readonly string[] =>
  lines.includes('- Expected')
    ? lines.filter((line) => !/^( {2}|@@|- Expected$|\+ Received$|$)/.test(line))
    : lines

/** Keeps the first lines and the last line of a long message, because the last line can contain the remedy. */
const shorten = (lines: readonly string[]): readonly string[] => {
  if (lines.length <= longest) return lines
  const changed = withoutContext(lines)
  return changed.length <= longest ? changed : [...changed.slice(0, longest - 2), '…', ...changed.slice(-1)]
}

const saysWhatToDo = ({ why }: Failure): boolean => why.at(-1)?.startsWith('→') ?? false

const show = ({ test, why }: Failure): string =>
  [test, ...shorten(why).map((line) => `    ${line}`)].join('\n')

/**
 * Lists the failures of a run with their reasons. The minor failures come first, the failures with a remedy last. If
 * there are also failures without `isDerived`, the list shows the failures with `isDerived` only as a number, because
 * the failures without `isDerived` might have caused them.
 */
export const describeFailures = (failures: readonly Failure[]): string => {
  const [derived, sources] = [true, false].map((isDerived) =>
    failures.filter((failure) => failure.isDerived === isDerived),
  )
  const shown = sources?.length ? sources : (derived ?? [])
  const hidden = failures.length - shown.length
  return [
    ...(hidden > 0 ? [`${hidden} approved files differ too: check them when all other tests pass.`] : []),
    ...shown.filter(({ isMinor }) => isMinor).map(show),
    ...shown.filter((failure) => !failure.isMinor && !saysWhatToDo(failure)).map(show),
    ...shown.filter((failure) => !failure.isMinor && saysWhatToDo(failure)).map(show),
  ].join('\n\n')
}
