interface Wording {
  /** The exact wording. It includes the spelling errors of the document. */
  readonly text: string
  /** The keys of the English texts that have this wording, each as `flow.key`. */
  readonly where: readonly [string, ...string[]]
  /** The sample values for the placeholders of the text. */
  readonly given?: readonly string[]
}

interface FromDocument extends Wording {
  readonly document: 1 | 2
  readonly section: string
}

/** A text whose wording the documents leave open. `settled` is the reason why the project has chosen this wording. */
interface Settled extends Wording {
  readonly settled: string
}

/** A text that the customer reads and whose wording must not change. */
export type DocumentedText = FromDocument | Settled
