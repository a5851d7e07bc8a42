import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { slugOfMachine } from '../../machines/slugs.ts'
import { wall } from '../../src/inspector/screens.ts'
import { storyName } from '../../src/inspector/wall.ts'
import { docsHref, storyHref } from '../kit/story-href.ts'

const sources = import.meta.glob<string>(
  [
    '../../src/portal/text/*/*.ts',
    '../../src/server/words/*/*.ts',
    '../../machines/specification/texts/*.ts',
    '../../src/portal/styles/tokens.css',
  ],
  { query: '?raw', import: 'default', eager: true },
)
const spoken = import.meta.glob<string>('../../tests/approved/spoken/*.snap', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const storyFiles = import.meta.glob<string>(
  ['../flows/**/*.stories.tsx', '../mails/*.stories.tsx', '../design-system/*.stories.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

const holds = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase())
const holdsEach = (text: string, words: string): boolean =>
  words.split(' ').every((word) => holds(text, word))

/** What a screen reader says in a story. The key names the flow and the story: `eligibility: form empty`. */
const said: ReadonlyMap<string, string> = new Map(
  Object.entries(spoken).flatMap(([file, text]) =>
    [...text.matchAll(/^exports\[`(.*?) 1`\] = `([^`]*)/gm)].map(
      ([, name = '', phrases = '']) =>
        [`${/([\w-]+)\.snap$/.exec(file)?.[1]}: ${name.toLowerCase()}`, phrases] as const,
    ),
  ),
)
const shown = wall.flatMap(({ id, boxes }) =>
  boxes.flatMap(({ state, stories }) =>
    stories.map((story) => ({
      story,
      state,
      phrases: said.get(`${slugOfMachine(id)}: ${storyName(story)}`) ?? '',
    })),
  ),
)

/** Returns the ids of the stories that show or say the words, or whose name or state is of these words. */
export const screensWith = (words: string): readonly string[] =>
  shown
    .filter(
      ({ story, state, phrases }) =>
        holds(phrases, words) || holds(state, words) || holdsEach(storyName(story), words),
    )
    .map(({ story }) => story)

/** Returns the addresses and titles of the flows and components whose title is of these words. */
export const pagesWith = (words: string): readonly (readonly [address: string, title: string])[] =>
  Object.values(storyFiles).flatMap((text) => {
    const [, title = ''] = /title: '([^']+)'/.exec(text) ?? []
    const [, id] = /id: '([^']+)'/.exec(text) ?? []
    const [, first = ''] = /^export const (\w+)/m.exec(text) ?? []
    if (id === undefined || !holdsEach(`${title} ${id.replaceAll('-', ' ')}`, words)) return []
    const hasDocs = text.includes("'autodocs'")
    return [[hasDocs ? docsHref(id) : storyHref(toId(id, storyNameFromExport(first))), title] as const]
  })

/** The errors in a list above a form; without a list, the alert. */
const errorsIn = (phrases: string): readonly string[] => {
  const [, list] = /There is a problem\nlist of \d+\n((?:- link, .*\n)+)/.exec(phrases) ?? []
  if (list) return list.trim().replace('- link, ', '').split('\n- link, ')
  const [, alert] = /^alert\n(?:heading 2, There is a problem\n)?(.+)$/m.exec(phrases) ?? []
  return alert ? [alert] : []
}

/** Returns the stories of each error, by the text of the error. */
export const storiesOfErrors = (): ReadonlyMap<string, readonly { readonly story: string }[]> =>
  Map.groupBy(
    shown.flatMap(({ story, phrases }) => errorsIn(phrases).map((error) => ({ error, story }))),
    ({ error }) => error,
  )

/** Returns the lines of the source files that contain the words, such as `src/portal/text/en/page.ts:12`. */
export const linesWith = (words: string): readonly string[] =>
  Object.entries(sources).flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, at) => (holds(line, words) ? [`${file.replace('../../', '')}:${at + 1}`] : [])),
  )
