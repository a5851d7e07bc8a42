import { basename } from 'node:path'
import { expect, test } from 'vitest'
import own from '../../src/brand/brand.json'
import { filesOf, readSource } from '../architecture/source-files.ts'
import { designTokens } from '../../stories/design-system/design-tokens.ts'
import { valueTokens } from '../../stories/design-system/tokens.ts'

test('tokens.json has each colour and value in the format of the W3C', () => {
  const css = readSource('src/portal/styles/tokens.css')
  const tokens = designTokens(own, css)
  expect(tokens).toMatchObject({
    light: {
      surface: { $type: 'color', $value: { components: [1, 1, 1], alpha: 1, hex: '#ffffff' } },
      lift: { $type: 'shadow', $value: [{ blur: { value: 2, unit: 'px' } }, { spread: { value: -12 } }] },
      scrim: { $type: 'color', $value: { alpha: 0.62 } },
    },
    dark: { 'water-line': { $type: 'number', $value: 0.3 } },
    size: {
      s1: { $type: 'dimension', $value: { value: 8, unit: 'px' } },
      t6: { $value: { value: 3.25, unit: 'rem' } },
      gutter: { $value: { value: 48, unit: 'px' } },
      quick: { $type: 'transition', $value: { duration: { value: 140, unit: 'ms' } } },
    },
  })
  const values = JSON.stringify(tokens, (key, value: unknown) => (key === '$extensions' ? undefined : value))
  expect(values).not.toMatch(/var\(|clamp|null/)
  expect(values.match(/"value":0,"unit":"rem"/)).toBeNull()
  const names = new Set([...valueTokens(css).map(({ name }) => name.slice(2)), ...Object.keys(own.light)])
  const written = [tokens.light, tokens.dark, tokens.size].flatMap(Object.keys)
  expect(new Set(written)).toEqual(names)
})

test('a style uses only custom properties that a style or a component sets', () => {
  const text = filesOf('{src,stories,.storybook}/**/*.{css,tsx,ts}')
    .map(readSource)
    .join('\n')
    .replaceAll('${index + 1}', '1')
    .replaceAll('--bill-2', '--bill-1')
  const namesIn = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
  const set = new Set([...namesIn(/--([\w-]+)['"`]?\]?:/g), ...Object.keys(own.light)])
  expect(namesIn(/var\(--([\w-]+)\)/g).filter((name) => !set.has(name))).toEqual([])
})

const sources = filesOf('{src,stories,.storybook}/**/*.{tsx,ts}').map(readSource)

test.each(filesOf('{src,stories}/**/*.module.css'))('a component uses each class of %s', (file) => {
  const imported = new RegExp(`import (\\w+) from '[^']*/${basename(file)}'`)
  const uses = sources.map((text) => [text, imported.exec(text)?.[1]] as const)
  const isUsed = (name: string) =>
    uses.some(([text, css]) => css && [`${css}.${name}`, `${css}[`].some((use) => text.includes(use)))
  const rules = readSource(file)
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\{[^{}]*\}|:global\([^)]*\)/g, '')
  const names = [...rules.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name)
  expect(names.filter((name) => !isUsed(name))).toEqual([])
})
