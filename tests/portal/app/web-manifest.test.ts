import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import brand from '../../../src/brand/brand.json' with { type: 'json' }
import { webManifest } from '../../../src/portal/app/first-document.tsx'
import { root } from '../../architecture/source-files.ts'
import { configuration } from '../kit/stub-services.ts'

test.each(webManifest(configuration, brand).icons)(
  'the icon $src of the web manifest has $sizes pixels',
  ({ src, sizes }) => {
    const file = readFileSync(join(root, 'src', src))
    expect(file.toString('latin1', 1, 4)).toBe('PNG')
    // A PNG begins with width and height.
    expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes)
  },
)
