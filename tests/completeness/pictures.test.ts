import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { filesOf } from '../architecture/source-files.ts'
import { hasPicture, isReadOut } from '../screenshots/has-picture.ts'

type Fields = Readonly<Record<string, unknown>>

const titleOf = ({ default: meta }: Fields): string =>
  typeof meta === 'object' && meta !== null && 'title' in meta ? String(meta.title) : ''

const stories = Object.values(
  import.meta.glob<Fields>('../../stories/**/*.stories.tsx', { eager: true }),
).flatMap((file) =>
  Object.keys(file)
    .filter((name) => name !== 'default')
    .map((name) => toId(titleOf(file), storyNameFromExport(name))),
)

const pictures = filesOf('tests/screenshots/reference/*.png').map((file) =>
  file.replace(/^.*\/(.*)\.png$/, '$1'),
)
const pictured = stories.filter(hasPicture).map((story) => story.replace('--', '-'))

test('every story has a picture', () => {
  expect(pictured.filter((story) => !pictures.includes(story))).toEqual([])
})

test('every picture is of a story', () => {
  expect(pictures.filter((picture) => !pictured.includes(picture))).toEqual([])
})

test('every state of a flow is read out, and nothing that is none', () => {
  const spoken = filesOf('tests/screenshots/spoken/*.txt').map((file) =>
    file.replace(/^.*\/(.*)\.txt$/, '$1'),
  )
  expect(spoken.toSorted()).toEqual(stories.filter(isReadOut).toSorted())
})
