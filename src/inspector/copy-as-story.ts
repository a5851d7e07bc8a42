import type { RecordedStep } from '../contract/support.ts'

/**
 * Returns a file for `stories/replay/` with a story that plays a recording. With this story, colleagues can see the
 * recording in Storybook.
 */
export const storyFileOf = (
  steps: readonly RecordedStep[],
): string => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { Replay } from '../../src/inspector/replay.tsx'
import { pictureOf } from '../wall/picture-of.ts'

const meta = {
  title: 'Start/Recorded',
  component: Replay,
  args: { pictureOf, storybook: './' },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Replay>
export default meta

/** Plays the recorded steps. */
export const Recorded: StoryObj<typeof meta> = {
  args: {
    recording: ${JSON.stringify(steps, null, 2).replaceAll('\n', '\n    ')},
  },
}
`
