import type { Child } from './freeze.ts'

interface FrozenStory {
  readonly args: { readonly state: unknown; readonly context: object }
}

/** Returns a function that makes the stories of a file. A story names what differs from the context `usual`. */
export const storyAt =
  <Story extends FrozenStory>(usual: Story['args']['context']) =>
  (
    state: Story['args']['state'],
    change: Partial<Story['args']['context']> = {},
    childActors: Readonly<Record<string, Child>> = {},
  ) => ({ args: { state, context: { ...usual, ...change }, childActors } })
