import { expect, test } from 'vitest'
import own from '../../src/brand/brand.json'
import { readSource } from '../architecture/source-files.ts'
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
