/** The source of a text: a screen, a response of the backend, a page of the sign-in service, a mail or an SMS. */
export type Speaker = 'screen' | 'backend' | 'sign-in page' | 'mail'

/** A text in the sources. `{}` or `{#}` marks the place of an inserted value. */
export interface Sentence {
  /** The key of the text, such as `eligibility.refusals.notEligible`. The key is the same in every language. */
  readonly place: string
  readonly language: string
  /** The path of the file that contains the text, and the number of the text's first line. */
  readonly file: string
  readonly line: number
  /** The possible wordings of the text, one per line. */
  readonly words: string
  readonly speaker: Speaker
}

/**
 * A status in a response of the backend, with the flow that receives the response. `kinds` are the kinds of result into
 * which the flow's code converts the status.
 */
export interface Status {
  readonly status: string
  /** The flow's name, which is part of the names of all its files, such as `account-lookup`. */
  readonly slug: string
  readonly file: string
  readonly line: number
  /** The kinds of result, such as `noEmail`, into which the flow's code converts the status. */
  readonly kinds: readonly string[]
}

/** The data from the source files that the pages of Storybook need. */
export interface Library {
  readonly sentences: readonly Sentence[]
  /** The sample messages of the backend. Each message has one text per language. */
  readonly samples: readonly Readonly<Record<string, string>>[]
  readonly statuses: readonly Status[]
  /**
   * The screen-reader text of each story, by the story's id in Storybook. The text comes from `tests/approved/spoken`.
   * It is in English, with one phrase per line.
   */
  readonly spoken: Readonly<Record<string, string>>
  /** The first comment in the file of each machine. The key is the name of the flow, such as `forgot-login`. */
  readonly purposes: Readonly<Record<string, string>>
  /** The id and the title of each story file. The key is the name of the flow, such as `forgot-login`. */
  readonly titles: Readonly<Record<string, { readonly id: string; readonly title: string }>>
}

/**
 * This object is empty in the source. Storybook's build replaces it by the data of `.storybook/library.ts`, because a
 * browser cannot read source files.
 */
export const library: Library = {
  sentences: [],
  samples: [],
  statuses: [],
  spoken: {},
  purposes: {},
  titles: {},
}
