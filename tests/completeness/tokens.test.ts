import { expect, test } from 'vitest'
import own from '../../src/brand/brand.json'
import { readSource } from '../architecture/source-files.ts'
import { designTokens } from '../../stories/design-system/design-tokens.ts'
import { colourTokens, valueTokens } from '../../stories/design-system/tokens.ts'

const colours = colourTokens(own.light, own.dark)

test('colourTokens returns the light and dark value of each colour, and a contrast of at least 4.5 for text colours', () => {
  expect(colours.find(({ role }) => role === 'ink')).toMatchObject({
    light: own.light.ink,
    dark: own.dark.ink,
  })
  const texts = colours.filter(({ role }) => /^(ink|deep|bad$|on-)/.test(role))
  expect(texts.length).toBeGreaterThan(5)
  expect(texts.filter(({ contrast }) => contrast === null)).toEqual([])
  expect(texts.filter(({ contrast }) => Math.min(contrast?.light ?? 0, contrast?.dark ?? 0) < 4.5)).toEqual(
    [],
  )
  expect(colours.find(({ role }) => role === 'paper')?.contrast).toBeNull()
})

test('valueTokens returns every value of the style sheet for the light and for the dark colour scheme', () => {
  const values = valueTokens(readSource('src/portal/styles/tokens.css'))
  expect(values.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['--t1', '--s6', '--r1', '--lift', '--quick']),
  )
  expect(values.find(({ name }) => name === '--s1')).toEqual({
    name: '--s1',
    light: '8px',
    dark: '8px',
  })
  expect(values.find(({ name }) => name === '--water-line')).toEqual({
    name: '--water-line',
    light: '0.36',
    dark: '0.3',
  })
})

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
