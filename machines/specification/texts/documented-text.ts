/**
 * The exact wording of an English text, with the spelling errors of the document. Sample values for its placeholders
 * follow.
 */
type Wording = string | readonly [text: string, ...given: string[]]

/**
 * The texts that a customer reads and whose wording must not change, by their keys (`flow.key`). They stand below the
 * section that prescribes them, such as `1 §2.3`, or several, such as `1 §8 · 2 §8`; or below the reason of a wording that
 * the documents leave open.
 */
export type DocumentedTexts = Readonly<Record<string, Readonly<Record<string, Wording>>>>
