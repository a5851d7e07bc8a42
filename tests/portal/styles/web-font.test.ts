import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const tokens = readFileSync(join(root, 'src/portal/styles/tokens.css'), 'utf8')

test('the web font is called after its content, since browsers keep it for ever', () => {
  const [, path = '', hash] = /url\((\/assets\/[a-z-]+-([0-9a-f]{8})\.woff2)\)/.exec(tokens) ?? []
  const content = readFileSync(join(root, 'public', path))
  expect(createHash('sha256').update(content).digest('hex').slice(0, 8)).toBe(hash)
})
