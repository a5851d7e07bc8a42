import { slugOfMachine } from '../../machines/slugs.ts'
import { wall } from '../../src/inspector/screens.ts'
import { storyName } from '../../src/inspector/wall.ts'

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

const holds = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase())

/** Returns the ids of the stories that show or say the words, or whose state has this name. */
export const screensWith = (words: string): readonly string[] => {
  const said = new Set(
    Object.entries(spoken).flatMap(([file, text]) =>
      [...text.matchAll(/^exports\[`(.*?) 1`\] = `([^`]*)/gm)]
        .filter(([, , phrases = '']) => holds(phrases, words))
        .map(([, name = '']) => `${/([\w-]+)\.snap$/.exec(file)?.[1]}: ${name.toLowerCase()}`),
    ),
  )
  return wall.flatMap(({ id, boxes }) =>
    boxes.flatMap(({ state, stories }) =>
      stories.filter((story) => holds(state, words) || said.has(`${slugOfMachine(id)}: ${storyName(story)}`)),
    ),
  )
}

/** Returns the lines of the source files that contain the words, such as `src/portal/text/en/page.ts:12`. */
export const linesWith = (words: string): readonly string[] =>
  Object.entries(sources).flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, at) => (holds(line, words) ? [`${file.replace('../../', '')}:${at + 1}`] : [])),
  )
