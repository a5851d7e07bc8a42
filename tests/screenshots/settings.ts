import { join } from 'node:path'
import type { BrowserConfigOptions } from 'vitest/node'

type Pictures = NonNullable<NonNullable<BrowserConfigOptions['expect']>['toMatchScreenshot']>

/** Settings of reference pictures: one for each story at half size, with the story's id as its name. */
export const pictures: Pictures = {
  comparatorName: 'pixelmatch',
  // The ratio corresponds to 80 pixels of a page: less than a word, and more than the edges that are smoothed
  // differently each time.
  comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.0003 },
  resolveScreenshotPath: ({ root, arg, ext }) => join(root, 'tests/screenshots/reference', `${arg}${ext}`),
  resolveDiffPath: ({ root, arg, ext }) => join(root, 'tests/screenshots/differences', `${arg}${ext}`),
}
