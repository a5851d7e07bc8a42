import { join } from 'node:path'
import type { BrowserConfigOptions } from 'vitest/node'

type Pictures = NonNullable<NonNullable<BrowserConfigOptions['expect']>['toMatchScreenshot']>

/** Each story has one picture at half size, whose file name is the id of the story. */
export const pictures: Pictures = {
  comparatorName: 'pixelmatch',
  // The allowed ratio corresponds to 80 different pixels in a picture. A changed word makes more than 80 pixels
  // different. The browser smooths edges in a slightly different way in each run, which makes fewer than 80 pixels
  // different.
  comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.0003 },
  resolveScreenshotPath: ({ root, arg, ext }) => join(root, 'tests/screenshots/reference', `${arg}${ext}`),
  resolveDiffPath: ({ root, arg, ext }) => join(root, 'tests/screenshots/differences', `${arg}${ext}`),
}
