import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { commands } from './parts.ts'
import { root, runScript } from './run-command.ts'

/**
 * Takes every story's picture and spoken text anew: `npm run pictures`; or those of the files whose path has a word in it:
 * `npm run pictures -- paperless`. Look at what changed before you commit it.
 */
const chosen = process.argv.slice(2)
if (chosen.length === 0)
  for (const folder of ['reference', 'spoken'])
    rmSync(join(root, 'tests/screenshots', folder), { recursive: true, force: true })
ensureBrowser()
process.exitCode = await runScript(
  [...commands.vitest, 'run', ...chosen, '--project', 'storybook', '--update'],
  {
    PICTURES: '1',
  },
)
