/** Who says a sentence: a screen, the backend in an answer, a page of the sign-in service, or a mail or an SMS. */
export type Speaker = 'screen' | 'backend' | 'sign-in page' | 'mail'

/** A text as it is in the sources: `{}` or `{#}` where something is filled in. */
export interface Sentence {
  /** The same in every language: `eligibility.refusals.notEligible`. */
  readonly place: string
  readonly language: string
  /** Path of the file that holds it, and the line where it begins. */
  readonly file: string
  readonly line: number
  /** A line for each way it may read. */
  readonly words: string
  readonly speaker: Speaker
}

/** A status of an answer, and what a port makes of it. */
export interface Status {
  readonly status: string
  /** What all the flow's files are called, as `account-lookup`. */
  readonly slug: string
  readonly file: string
  readonly line: number
  /** The kinds of outcome that it leads to, as `noEmail`. */
  readonly kinds: readonly string[]
}

/** All that Storybook reads from the sources for its pages. */
export interface Library {
  readonly sentences: readonly Sentence[]
  /** What a backend says in stories, one text in each language. */
  readonly samples: readonly Readonly<Record<string, string>>[]
  readonly statuses: readonly Status[]
  /** By Storybook's id of a story, what is read out of it: a phrase a line, in English. */
  readonly spoken: Readonly<Record<string, string>>
  /** By the slug of a machine: what its file begins with. */
  readonly purposes: Readonly<Record<string, string>>
  /** By the slug of a file of stories: its id and its title. */
  readonly titles: Readonly<Record<string, { readonly id: string; readonly title: string }>>
}

/** Storybook's own settings (`.storybook/library.ts`) fill it from the sources, which a browser cannot read. */
export const library: Library = {
  sentences: [],
  samples: [],
  statuses: [],
  spoken: {},
  purposes: {},
  titles: {},
}
