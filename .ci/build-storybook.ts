import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { picturesSince, writePictureChanges } from './picture-changes.ts'
import { root, runScript } from './run-command.ts'

/** `npm run build-storybook` builds Storybook. With `--since COMMIT`, it also writes the page `changes.html`. */
const { since } = parseArgs({ options: { since: { type: 'string' } } }).values
const pictures = since === undefined ? null : picturesSince(root, since)
const output = 'dist/storybook'
const program = 'node_modules/storybook/dist/bin/dispatcher.js'
process.exitCode = await runScript([program, 'build', '--output-dir', output, '--quiet'])
if (pictures && process.exitCode === 0) writePictureChanges(join(root, output), pictures)
