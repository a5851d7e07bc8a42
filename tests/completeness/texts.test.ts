import { expect, test } from 'vitest'
import { filesOf, readSource } from '../architecture/source-files.ts'
import { english } from './texts.ts'

test('each file of texts is used by at least one screen', () => {
  const code = filesOf('src/portal/{app,flows}/**/*.{ts,tsx}').map(readSource).join('\n')
  const isSpoken = (slug: string) =>
    code.includes(`useText('${slug}')`) || code.includes(`/text/*/${slug}.ts`)
  expect([...english.keys()].filter((slug) => !isSpoken(slug))).toEqual([])
})

test('no screen ends a sentence itself: Chinese has its own stop', () => {
  const ends = filesOf('src/portal/{app,flows,components}/**/*.tsx').flatMap((file) =>
    (readSource(file).match(/(?:>|\})\s*[.!?。！？]\s*</g) ?? []).map(() => file),
  )
  expect(ends).toEqual([])
})
