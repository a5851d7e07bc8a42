interface Wording {
  /** The exact wording, with its spelling errors. */
  readonly text: string
  /** The keys of the English texts with this wording, each as `flow.key`. */
  readonly where: readonly [string, ...string[]]
  /** The sample value for the placeholder of the text. */
  readonly given?: readonly string[]
}

interface FromDocument extends Wording {
  readonly document: 1 | 2
  readonly section: string
}

/** The documents do not decide this wording. It was decided once, for this reason. */
interface Settled extends Wording {
  readonly settled: string
}

/** A text for people whose wording must not change. */
export type DocumentedText = FromDocument | Settled
