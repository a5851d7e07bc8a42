import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { allMachines } from '../../machines/all-machines.ts'
import { slugOf } from '../../machines/slugs.ts'
import { filesOf, readSource } from '../architecture/source-files.ts'
import { isReadOut, namedStories, viewsOf } from '../screenshots/views.ts'
import { expectNone } from '../expect-none.ts'

type Fields = Readonly<Record<string, unknown>>

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

const reference = filesOf('tests/screenshots/reference/*.png')
const pictures = new Map(
  stories.flatMap((story) =>
    viewsOf(story).map(({ suffix }) => [`${story.replace('--', '-')}${suffix}`, { story, suffix }] as const),
  ),
)
const nameOf = (file: string): string => file.replace(/^.*\/(.*)\.png$/, '$1')

test('every reference picture belongs to a view of a story', () => {
  expectNone(
    reference.map(nameOf).filter((name) => !pictures.has(name)),
    'Remove the picture from tests/screenshots/reference, or restore the story.',
  )
})

test('every story with a wide or dark picture has it', () => {
  const names = new Set(reference.map(nameOf))
  expectNone(
    [...pictures].filter(([name, { suffix }]) => suffix !== '' && !names.has(name)).map(([name]) => name),
    'npm run approve with the name of its flow takes the picture.',
  )
})

test('no two reference pictures are equal', () => {
  const first = new Map<string, string>()
  const equal = reference.flatMap((file) => {
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
    const twin = first.get(hash)
    first.set(hash, twin ?? file)
    return twin === undefined ? [] : [`${nameOf(file)} is equal to ${nameOf(twin)}`]
  })
  expectNone(equal, 'List one of the two stories as alike in tests/screenshots/views.ts, or remove it.')
})

test('tests/screenshots/views.ts names only stories that exist', () => {
  expectNone(
    namedStories.filter((story) => !stories.includes(story)),
    'Give the present id of the story.',
  )
})

test('every component of the design system has a dark picture', () => {
  const componentOf = (story: string): string => story.replace(/--.*/, '')
  const pictured = new Set(
    [...pictures.values()].flatMap(({ story, suffix }) => (suffix === '-dark' ? [componentOf(story)] : [])),
  )
  expectNone(
    [...new Set(stories.map(componentOf))].filter(
      (component) =>
        /^design-system-(?!inspector|patterns|tokens)/.test(component) && !pictured.has(component),
    ),
    'Name one of its stories as dark in tests/screenshots/views.ts.',
  )
})

test("tests/approved/spoken has a text for every story of a flow's screen", () => {
  const spoken = filesOf('tests/approved/spoken/*.snap').flatMap((file) =>
    [...readSource(file).matchAll(/^exports\[`(.*) 1`\] = `$/gm)].map(
      ([, name]) => `${slugOf(file)}: ${name}`,
    ),
  )
  const expected = all.filter(({ id }) => isReadOut(id)).map(({ spokenName }) => spokenName)
  expect(spoken.toSorted()).toEqual(expected.toSorted())
})

test('tests/approved has one transitions file for each machine', () => {
  const expected = allMachines.map(({ slug }) => `tests/approved/transitions/${slug}.txt`)
  expect(filesOf('tests/approved/transitions/*')).toEqual(expected.toSorted())
})
