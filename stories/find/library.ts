/** The source of a text: a screen, a response of the backend, a page of the sign-in service, a mail or an SMS. */
export type Speaker = 'screen' | 'backend' | 'sign-in page' | 'mail'

/** A text in the sources. `{}` or `{#}` marks a filled-in value. */
export interface Sentence {
  /** The key, which is the same in every language: `eligibility.refusals.notEligible`. */
  readonly place: string
  readonly language: string
  /** The path of the file, and the first line of the text. */
  readonly file: string
  readonly line: number
  /** The wordings of the text, one in each line. */
  readonly words: string
  readonly speaker: Speaker
}

/** A status of a response, with the outcomes to which a port maps the status. */
export interface Status {
  readonly status: string
  /** The name that all files of the flow share, such as `account-lookup`. */
  readonly slug: string
  readonly file: string
  readonly line: number
  /** The kinds of outcome to which the status leads, such as `noEmail`. */
  readonly kinds: readonly string[]
}

/** Everything from the sources that the pages of Storybook need. */
export interface Library {
  readonly sentences: readonly Sentence[]
  /** The sample messages of the backend, each with one text for each language. */
  readonly samples: readonly Readonly<Record<string, string>>[]
  readonly statuses: readonly Status[]
  /** The spoken text of each story, by Storybook's id. The text is in English, with one phrase in each line. */
  readonly spoken: Readonly<Record<string, string>>
  /** The first comment of each machine's file, by its slug. */
  readonly purposes: Readonly<Record<string, string>>
  /** The id and the title of each story file, by its slug. */
  readonly titles: Readonly<Record<string, { readonly id: string; readonly title: string }>>
}

/**
 * The library. Storybook's settings (`.storybook/library.ts`) read the library from the sources, because a browser
 * cannot read them.
 */
export const library: Library = {
  sentences: [],
  samples: [],
  statuses: [],
  spoken: {},
  purposes: {},
  titles: {},
}
