import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { allMachines } from '../../machines/all-machines.ts'
import { slugOf } from '../../machines/slugs.ts'
import { filesOf, readSource } from '../architecture/source-files.ts'
import { hasPicture, isReadOut } from '../screenshots/has-picture.ts'
import { expectNone } from '../expect-none.ts'

type Fields = Readonly<Record<string, unknown>>

/** Returns the text with which the Storybook ids of all stories in a file begin. */
const idOf = ({ default: meta }: Fields): string => {
  if (typeof meta !== 'object' || meta === null) return ''
  if ('id' in meta) return String(meta.id)
  return 'title' in meta ? String(meta.title) : ''
}

interface Story {
  readonly id: string
  /** The key of the story's text in `tests/approved/spoken`, for example `eligibility: Form`. */
  readonly spokenName: string
}

const all = Object.entries(
  import.meta.glob<Fields>('../../stories/**/*.stories.tsx', { eager: true }),
).flatMap(([path, file]) =>
  Object.keys(file)
    .filter((name) => name !== 'default')
    .map((name): Story => {
      const words = storyNameFromExport(name)
      return { id: toId(idOf(file), words), spokenName: `${slugOf(path)}: ${words}` }
    }),
)
const stories = all.map(({ id }) => id)

const pictures = filesOf('tests/screenshots/reference/*.png').map((file) =>
  file.replace(/^.*\/(.*)\.png$/, '$1'),
)
const pictured = stories.filter(hasPicture).map((story) => story.replace('--', '-'))

test('every story that needs a reference picture has one', () => {
  expectNone(
    pictured.filter((story) => !pictures.includes(story)),
    'npm run approve with the name of its flow takes the picture.',
  )
})

test('every reference picture belongs to a story', () => {
  expectNone(
    pictures.filter((picture) => !pictured.includes(picture)),
    'If the story was removed on purpose, remove the picture from tests/screenshots/reference; otherwise restore the story.',
  )
})

test("tests/approved/spoken has a screen-reader text for every story of a flow's screen, and no other text", () => {
  const spoken = filesOf('tests/approved/spoken/*.snap').flatMap((file) =>
    [...readSource(file).matchAll(/^exports\[`(.*) 1`\] = `$/gm)].map(
      ([, name]) => `${slugOf(file)}: ${name}`,
    ),
  )
  const expected = all.filter(({ id }) => isReadOut(id)).map(({ spokenName }) => spokenName)
  expect(spoken.toSorted()).toEqual(expected.toSorted())
})

test('tests/approved/transitions and tests/approved/wall have one file for each machine; only wall/page.txt is additional', () => {
  const slugs = allMachines.map(({ slug }) => slug)
  const expected = [
    ...slugs.map((slug) => `tests/approved/transitions/${slug}.txt`),
    ...['page', ...slugs].map((slug) => `tests/approved/wall/${slug}.txt`),
  ]
  expect(filesOf('tests/approved/{transitions,wall}/*')).toEqual(expected.toSorted())
})
