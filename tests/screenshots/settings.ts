import { join } from 'node:path'
import type { BrowserConfigOptions } from 'vitest/node'

type Pictures = NonNullable<NonNullable<BrowserConfigOptions['expect']>['toMatchScreenshot']>

/** One picture a story, half as large as it is seen, called as the story is. */
export const pictures: Pictures = {
  comparatorName: 'pixelmatch',
  // 80 points of a page: less than a word, more than the edges that are smoothed in another way each time.
  comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.0003 },
  resolveScreenshotPath: ({ root, arg, ext }) => join(root, 'tests/screenshots/reference', `${arg}${ext}`),
  resolveDiffPath: ({ root, arg, ext }) => join(root, 'tests/screenshots/differences', `${arg}${ext}`),
}
