/** A failed test, and the reason. */
export interface Failure {
  /** Its file and its title. */
  readonly test: string
  /** The message; its last line says what to do when the check knows it. */
  readonly why: readonly string[]
  /** True for an approved file, which follows from the sources. */
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
 * The summary at the end of a failed run: each failure with its reason; those with a remedy come last. Differences of
 * approved files are only counted while another check fails, because they follow from the sources.
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
