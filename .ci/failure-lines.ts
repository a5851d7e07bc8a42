/** A failed test, and the reason of the failure. */
export interface Failure {
  /** File and title of the test. */
  readonly test: string
  /**
   * The lines of the message. If the check knows what to do, it writes this into the last line, which begins with →.
   */
  readonly why: readonly string[]
  /** True for a difference of an approved file, which can be a result of another failure. */
  readonly isDerived: boolean
}

const longest = 12

/** Shortens a message to its first lines and the last line, which may say what to do. */
const shorten = (lines: readonly string[]): readonly string[] =>
  lines.length <= longest ? lines : [...lines.slice(0, longest - 2), '…', ...lines.slice(-1)]

const saysWhatToDo = ({ why }: Failure): boolean => why.at(-1)?.startsWith('→') ?? false

const show = ({ test, why }: Failure): string =>
  [test, ...shorten(why).map((line) => `    ${line}`)].join('\n')

/**
 * The summary at the end of a failed run: each failure with its reason. The failures that say what to do come last.
 * If another check fails, differences of approved files are only counted, because the other failure may be their
 * cause.
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
