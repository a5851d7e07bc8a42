interface Wording {
  /** To the letter, odd spellings included. */
  readonly text: string
  /** The keys of the English texts that say it, each as `flow.key`. */
  readonly where: readonly [string, ...string[]]
  /** What a text with a part to fill in is filled with here. */
  readonly given?: readonly string[]
}

interface FromDocument extends Wording {
  readonly document: 1 | 2
  readonly section: string
}

/** A wording that the documents leave open and that was decided once: why it reads so. */
interface Settled extends Wording {
  readonly settled: string
}

/** A text a person reads that must not be reworded. */
export type DocumentedText = FromDocument | Settled
