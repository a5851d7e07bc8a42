import { expect, test } from 'vitest'
import { filesOf, readSource, sourceFiles } from './source-files.ts'

test('no file is longer than 350 lines', () => {
  const files = filesOf('{machines,src,stories,tests,.ci,.storybook}/**/*.{ts,tsx,mjs,css,sql}')
  const lines = (file: string) => readSource(file).split('\n').length - 1
  expect(files.filter((file) => lines(file) > 350)).toEqual([])
})

test('alerts and questions are dialogs of the page', () => {
  const native = /\bwindow\s*\.\s*(alert|confirm|prompt)\s*\(/
  expect(sourceFiles().filter((file) => native.test(readSource(file)))).toEqual([])
})

test('the names of style modules, which their classes carry, are unique', () => {
  const names = filesOf('{src,stories}/**/*.module.css').map((file) => file.split('/').at(-1))
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})
