/** The origin of a text: a screen, an answer of the backend, a page of the sign-in service, or a mail or an SMS. */
export type Speaker = 'screen' | 'backend' | 'sign-in page' | 'mail'

/** A text as in the sources: `{}` or `{#}` marks a filled-in value. */
export interface Sentence {
  /** The key, the same in every language: `eligibility.refusals.notEligible`. */
  readonly place: string
  readonly language: string
  /** The path of its file, and its first line. */
  readonly file: string
  readonly line: number
  /** One line for each possible wording. */
  readonly words: string
  readonly speaker: Speaker
}

/** A status of an answer, and the outcomes that a port maps it to. */
export interface Status {
  readonly status: string
  /** The name that all files of the flow share, such as `account-lookup`. */
  readonly slug: string
  readonly file: string
  readonly line: number
  /** The kinds of outcome that it leads to, such as `noEmail`. */
  readonly kinds: readonly string[]
}

/** All that Storybook reads from the sources for its pages. */
export interface Library {
  readonly sentences: readonly Sentence[]
  /** Sample messages of the backend, one text in each language. */
  readonly samples: readonly Readonly<Record<string, string>>[]
  readonly statuses: readonly Status[]
  /** The spoken text of each story by Storybook's id: one phrase in each line, in English. */
  readonly spoken: Readonly<Record<string, string>>
  /** The head comment of each machine's file, by its slug. */
  readonly purposes: Readonly<Record<string, string>>
  /** The id and the title of each story file, by its slug. */
  readonly titles: Readonly<Record<string, { readonly id: string; readonly title: string }>>
}

/** Storybook's settings (`.storybook/library.ts`) fill it from the sources, because a browser cannot read them. */
export const library: Library = {
  sentences: [],
  samples: [],
  statuses: [],
  spoken: {},
  purposes: {},
  titles: {},
}
