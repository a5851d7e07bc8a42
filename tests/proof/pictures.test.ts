import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { filesOf } from '../architecture/source-files.ts'
import { withoutPicture } from '../pictures/without-picture.ts'

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

test('every story has a picture, and every picture a story', () => {
  const pictures = filesOf('tests/pictures/reference/*.png').map((file) =>
    file.replace(/^.*\/(.*)\.png$/, '$1'),
  )
  const pictured = stories.filter((story) => !withoutPicture.has(story))
  expect(pictures).toEqual(pictured.map((story) => story.replace('--', '-')).toSorted())
})
