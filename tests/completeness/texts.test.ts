import { expect, test } from 'vitest'
import { filesOf, readSource } from '../architecture/source-files.ts'
import { english } from './texts.ts'

test('each group of texts is used by at least one screen', () => {
  const code = filesOf('src/portal/{app,flows}/**/*.{ts,tsx}').map(readSource).join('\n')
  expect([...english.keys()].filter((name) => !code.includes(`'${name}'`))).toEqual([])
})

test('no screen ends a sentence itself: Chinese has its own stop', () => {
  const ends = filesOf('src/portal/{app,flows,components}/**/*.tsx').flatMap((file) =>
    (readSource(file).match(/(?:>|\})\s*[.!?。！？]\s*</g) ?? []).map(() => file),
  )
  expect(ends).toEqual([])
})
