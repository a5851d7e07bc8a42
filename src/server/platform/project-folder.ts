import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

const rootAbove = (folder: string): string =>
  existsSync(join(folder, 'package.json')) || dirname(folder) === folder ? folder : rootAbove(dirname(folder))

/** The checkout: where `dist/portal` and `.data` are, from the sources and from the bundle alike. */
export const projectFolder = rootAbove(import.meta.dirname)
