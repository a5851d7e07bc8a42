declare module 'virtual:library' {
  import type { Library } from './find-sentence.ts'
  /** Made of the sources by Storybook's own settings. */
  export const library: Library
}
