import type { FlowNames } from './names.ts'

/**
 * Returns the source of two files, by path: the flow's stories and the examples for these stories. The flow has a story
 * for each state, a story for its chart, and a story (the playground) that runs the machine.
 */
export const storyFiles = ({ slug, camel, words, journey }: FlowNames): Readonly<Record<string, string>> => ({
  [`stories/examples/${slug}.ts`]: `
import { ${camel}Machine } from '../../machines/${slug}.machine.ts'
import { examplesOf } from './examples-of.ts'

export const examples = examplesOf({
  machine: ${camel}Machine,
  inputs: [undefined],
  events: [{ type: 'request.send' }],
  answers: { sendRequest: { sent: undefined } },
})
`,

  [`stories/flows/${journey}/${slug}.stories.tsx`]: `
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${camel}Machine } from '../../../machines/${slug}.machine.ts'
import { Screen } from '../../../src/portal/flows/${journey}/${slug}.tsx'
import { examples } from '../../examples/${slug}.ts'
import { chartStory } from '../../kit/chart-story.tsx'
import { flowStories } from '../../kit/flow-story.tsx'
import { playgroundStory } from '../../kit/playground.tsx'

const flow = flowStories(${camel}Machine, Screen)
const meta = { title: '${words}', id: 'flows-${slug}', tags: ['autodocs'], ...flow } satisfies Meta<typeof flow.component>
export default meta
type Story = StoryObj<typeof meta>

const at = (state: Story['args']['state']): Story => ({ args: { state, context: { waitSeconds: 0 } } })

export const Ready = at('ready')
export const Sending = at('sending')
export const Sent = at('sent')
export const Failed = at('failed')

export const Chart = chartStory(${camel}Machine, 'ready')
export const Playground = playgroundStory(examples, Screen)
`,
})

const shown = ['ready', 'sending', 'sent', 'failed']

/** The paths of the files that `npm run approve` writes for the flow. */
export const approvedFiles = ({ slug }: FlowNames): string[] => [
  ...[...shown, 'chart'].map((story) => `tests/screenshots/reference/flows-${slug}-${story}.png`),
  ...['spoken', 'transitions', 'wall'].map(
    (kind) => `tests/approved/${kind}/${slug}.${kind === 'spoken' ? 'snap' : 'txt'}`,
  ),
]
