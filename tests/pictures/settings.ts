import { join } from 'node:path'
import type { BrowserConfigOptions } from 'vitest/node'

type Pictures = NonNullable<NonNullable<BrowserConfigOptions['expect']>['toMatchScreenshot']>

/** One picture a story, half as large as it is seen, called as the story is. */
export const pictures: Pictures = {
  comparatorName: 'pixelmatch',
  // Another Chromium draws the edges of letters a little differently; a moved box is far more than this.
  comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.002 },
  resolveScreenshotPath: ({ root, arg, ext }) => join(root, 'tests/pictures/reference', `${arg}${ext}`),
  resolveDiffPath: ({ root, arg, ext }) => join(root, 'tests/pictures/differences', `${arg}${ext}`),
}
