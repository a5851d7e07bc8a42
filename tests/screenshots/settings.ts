import { join } from 'node:path'
import type { BrowserConfigOptions } from 'vitest/node'

type Pictures = NonNullable<NonNullable<BrowserConfigOptions['expect']>['toMatchScreenshot']>

/**
 * Settings for the reference pictures. There is one picture for each story, at half size, with the story's id as file
 * name.
 */
export const pictures: Pictures = {
  comparatorName: 'pixelmatch',
  // The allowed ratio of different pixels corresponds to 80 pixels of a page. This is less than a word, but more than
  // the edges that the browser smooths differently in each run.
  comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.0003 },
  resolveScreenshotPath: ({ root, arg, ext }) => join(root, 'tests/screenshots/reference', `${arg}${ext}`),
  resolveDiffPath: ({ root, arg, ext }) => join(root, 'tests/screenshots/differences', `${arg}${ext}`),
}
