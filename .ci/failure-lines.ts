/** A test that failed, and why. */
export interface Failure {
  /** Its file and its title. */
  readonly test: string
  /** The sentence and, where the check knows it, what to do in the last line. */
  readonly why: readonly string[]
  /** Of an approved file, which follows from the sources. */
  readonly isDerived: boolean
}

const longest = 12

/** The first lines and the last one, which says what to do. */
const shorten = (lines: readonly string[]): readonly string[] =>
  lines.length <= longest ? lines : [...lines.slice(0, longest - 2), '…', ...lines.slice(-1)]

const saysWhatToDo = ({ why }: Failure): boolean => why.at(-1)?.startsWith('→') ?? false

const show = ({ test, why }: Failure): string =>
  [test, ...shorten(why).map((line) => `    ${line}`)].join('\n')

/**
 * What is printed last about a failed run: each failure with its reason, those that say what to do at the end. Approved
 * files follow from the sources: while another check fails their differences are only counted.
 */
export const describeFailures = (failures: readonly Failure[]): string => {
  const [derived, sources] = [true, false].map((isDerived) =>
    failures.filter((failure) => failure.isDerived === isDerived),
  )
  const shown = sources?.length ? sources : (derived ?? [])
  const hidden = failures.length - shown.length
  return [
    ...(hidden > 0 ? [`${hidden} approved files differ too: look at them when the rest passes.`] : []),
    ...shown.filter((failure) => !saysWhatToDo(failure)).map(show),
    ...shown.filter(saysWhatToDo).map(show),
  ].join('\n\n')
}
