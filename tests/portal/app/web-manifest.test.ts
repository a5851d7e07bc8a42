import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { browserColours, webManifest } from '../../../src/portal/app/first-document.tsx'
import { root } from '../../architecture/source-files.ts'
import { configuration } from '../kit/stub-services.ts'

const tokens = readFileSync(join(root, 'src/portal/styles/tokens.css'), 'utf8')
const [light = '', dark = ''] = tokens.split('@media (prefers-color-scheme: dark)')
const valueOf = (token: string, block: string) => new RegExp(`--${token}: (.+);`).exec(block)?.[1]

test('the browser is told the colours of the page', () => {
  expect(browserColours).toEqual({
    surface: valueOf('surface', light),
    surfaceInDark: valueOf('surface', dark),
    paper: valueOf('paper', light),
  })
})

test.each(webManifest(configuration).icons)('the icon $src is a picture of $sizes', ({ src, sizes }) => {
  const file = readFileSync(join(root, 'public', src))
  expect(file.toString('latin1', 1, 4)).toBe('PNG')
  // width and height stand first in a PNG's first chunk
  expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes)
})
