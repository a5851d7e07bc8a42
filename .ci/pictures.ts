import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { commands } from './parts.ts'
import { root, runScript } from './run-command.ts'

/** Takes every story's picture anew: `npm run pictures`. Look at what changed before you commit it. */
rmSync(join(root, 'tests/screenshots/reference'), { recursive: true, force: true })
ensureBrowser()
process.exitCode = await runScript([...commands.vitest, 'run', '--project', 'storybook', '--update'], {
  PICTURES: '1',
})
