import type { Library } from './find-sentence.ts'

/** Storybook's own settings (`.storybook/library.ts`) fill it from the sources, which a browser cannot read. */
export const library: Library = { sentences: [], spoken: {} }
