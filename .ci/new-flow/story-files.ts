import type { FlowParts, NewFlow } from './names.ts'
import { only, sample, variantOf } from './variant.ts'

const examplesFile = (flow: NewFlow) => {
  const { slug, camel, hasForm, hasCall } = flow
  const { submit, constants } = variantOf(flow)
  const events = hasForm
    ? [
        "{ type: 'form.submit', entries: { details: '' } }",
        "{ type: 'form.edit', entries }",
        submit,
        "{ type: 'alert.dismiss' }",
        ...(hasCall ? ["{ type: 'form.again' }"] : []),
      ]
    : [submit]
  return `
import { ${camel}Machine } from '../../machines/${slug}.machine.ts'
import { examplesOf } from './examples-of.ts'

${only(hasForm, `${constants}\n`)}export const examples = examplesOf({
  machine: ${camel}Machine,
  inputs: [undefined],
  events: [${events.join(', ')}],
  answers: { sendRequest: { ${hasCall ? "sent: { kind: 'sent' }, refused: { kind: 'refused' }" : 'sent: undefined'} } },
})
`
}

/** Returns the names of the stories and the states that they show. */
const storiesOf = ({ hasForm, hasCall }: FlowParts): readonly (readonly [story: string, state: string])[] => [
  ['Ready', 'ready'],
  ...(hasForm ? [['Incomplete', 'ready'] as const] : []),
  ['Sending', 'sending'],
  ['Sent', 'sent'],
  ...(hasCall ? [['Refused', 'refused'] as const] : []),
  ['Failed', 'failed'],
]

const contextOf = (entries: string, errors: string) =>
  `{ waitSeconds: 0, entries: ${entries}, errors: ${errors} }`

const storiesFile = (flow: NewFlow) => {
  const { slug, camel, words, journey, hasForm } = flow
  const empty = "{ details: '' }"
  const contexts: Readonly<Record<string, string>> = {
    Ready: contextOf(empty, '{}'),
    Incomplete: contextOf(empty, "{ details: 'detailsRequired' }"),
  }
  const stories = storiesOf(flow).map(
    ([story, state]) =>
      `export const ${story} = at('${state}'${hasForm && contexts[story] ? `, ${contexts[story]}` : ''})`,
  )
  return `
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

${
  hasForm
    ? `const filled = ${contextOf(sample, '{}')}
const at = (state: Story['args']['state'], context: Story['args']['context'] = filled): Story => ({ args: { state, context } })`
    : "const at = (state: Story['args']['state']): Story => ({ args: { state, context: { waitSeconds: 0 } } })"
}

${stories.join('\n')}

export const Chart = chartStory(${camel}Machine, 'ready')
export const Playground = playgroundStory(examples, Screen)
`
}

/**
 * The file with the flow's stories and the file with the examples for these stories, by path. The flow has one story
 * for each state, one story for its state chart, and one story (the playground) that runs the machine.
 */
export const storyFiles = (flow: NewFlow): Readonly<Record<string, string>> => ({
  [`stories/examples/${flow.slug}.ts`]: examplesFile(flow),
  [`stories/flows/${flow.journey}/${flow.slug}.stories.tsx`]: storiesFile(flow),
})

/** The paths of the files that `npm run approve` writes for the flow. */
export const approvedFiles = (flow: NewFlow): string[] => [
  ...[...storiesOf(flow).map(([story]) => story.toLowerCase()), 'chart'].map(
    (story) => `tests/screenshots/reference/flows-${flow.slug}-${story}.png`,
  ),
  ...['spoken', 'transitions', 'wall'].map(
    (kind) => `tests/approved/${kind}/${flow.slug}.${kind === 'spoken' ? 'snap' : 'txt'}`,
  ),
]
