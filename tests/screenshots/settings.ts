import { join } from 'node:path'
import type { BrowserConfigOptions } from 'vitest/node'

type Pictures = NonNullable<NonNullable<BrowserConfigOptions['expect']>['toMatchScreenshot']>

/** One picture for each story, at half size, with the story's name. */
export const pictures: Pictures = {
  comparatorName: 'pixelmatch',
  // 80 pixels of a page: less than a word, more than the edges that are smoothed differently each time.
  comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.0003 },
  resolveScreenshotPath: ({ root, arg, ext }) => join(root, 'tests/screenshots/reference', `${arg}${ext}`),
  resolveDiffPath: ({ root, arg, ext }) => join(root, 'tests/screenshots/differences', `${arg}${ext}`),
}
