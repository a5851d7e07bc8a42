/** A failed test or check, and the reason of the failure. */
export interface Failure {
  /** File and title of the test. */
  readonly test: string
  /**
   * The lines of the error message. If the check knows a remedy, the last line contains the remedy and begins with →.
   */
  readonly why: readonly string[]
  /** True if an approved file differs. Such a difference can be a result of another failure. */
  readonly isDerived: boolean
}

const longest = 12

/** Keeps the first lines and the last line of a long message, because the last line may contain the remedy. */
const shorten = (lines: readonly string[]): readonly string[] =>
  lines.length <= longest ? lines : [...lines.slice(0, longest - 2), '…', ...lines.slice(-1)]

const saysWhatToDo = ({ why }: Failure): boolean => why.at(-1)?.startsWith('→') ?? false

const show = ({ test, why }: Failure): string =>
  [test, ...shorten(why).map((line) => `    ${line}`)].join('\n')

/**
 * The summary at the end of a failed run: each failure with its reason. Failures with a remedy come last. If another
 * check fails, the summary contains only the number of approved files that differ, because the other failure may be
 * the cause.
 */
export const describeFailures = (failures: readonly Failure[]): string => {
  const [derived, sources] = [true, false].map((isDerived) =>
    failures.filter((failure) => failure.isDerived === isDerived),
  )
  const shown = sources?.length ? sources : (derived ?? [])
  const hidden = failures.length - shown.length
  return [
    ...(hidden > 0 ? [`${hidden} approved files differ too: check them when all other tests pass.`] : []),
    ...shown.filter((failure) => !saysWhatToDo(failure)).map(show),
    ...shown.filter(saysWhatToDo).map(show),
  ].join('\n\n')
}
