import { expect, test } from 'vitest'
import { allLanguages } from '../../src/contract/languages.ts'
import { messageIn } from '../../stories/examples/messages.ts'
import { shownStates } from '../../stories/kit/story-index.ts'
import { filesOf, readSource } from '../architecture/source-files.ts'
import { english } from './texts.ts'

const texts = new Set([...english.values()].flat().map(({ value }) => value))

/** Returns the texts by which the play function of a story (its simulated user actions) finds controls. */
const textsSoughtIn = (source: string): string[] =>
  [...source.matchAll(/(?:\bname: |By(?:Text|LabelText)\()'([^']+)'/g)].map(([, words = '']) => words)

test('play functions find controls by the texts of the shown language', () => {
  const stories = filesOf('stories/{flows,brands}/**/*.stories.tsx')
  expect(stories.length).toBeGreaterThan(20)
  const inEnglish = stories.flatMap((file) =>
    textsSoughtIn(readSource(file))
      .filter((words) => texts.has(words))
      .map((words) => `${file}: ${words}`),
  )
  expect(inEnglish).toEqual([])
})

const messagesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) =>
        name === 'message' && typeof inner === 'string' ? [inner] : messagesIn(inner),
      )
    : []

test('each shown message of the backend has a translation in every language', () => {
  const said = new Set(shownStates.flatMap(({ context }) => messagesIn(context)))
  expect(said.size).toBeGreaterThan(0)
  for (const language of allLanguages.filter((other) => other !== 'en'))
    expect([...said].filter((words) => messageIn(language, words) === words)).toEqual([])
})
