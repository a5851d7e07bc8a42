import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import own from '../src/brand/brand.json' with { type: 'json' }
import { designTokens } from '../stories/design-system/design-tokens.ts'
import { picturesSince, writePictureChanges } from './picture-changes.ts'
import { root, runScript } from './run-command.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** On a branch, the commit at which it left main; on main, the commit of a week ago; null without a history. */
const startOfWork = (): string | null => {
  try {
    const begun = git('merge-base', 'HEAD', 'main')
    if (begun !== git('rev-parse', 'HEAD')) return begun
    return git('rev-list', '-1', '--before=1 week ago', 'HEAD') || null
  } catch {
    return null
  }
}

/**
 * `npm run build-storybook` builds Storybook, with `changes.html`, which shows the pictures that differ from main or
 * from `--since COMMIT`, and with `tokens.json` for design tools.
 */
const { since = startOfWork() } = parseArgs({ options: { since: { type: 'string' } } }).values
const pictures = since === null ? null : picturesSince(root, since)
const output = 'dist/storybook'
const program = 'node_modules/storybook/dist/bin/dispatcher.js'
process.exitCode = await runScript([program, 'build', '--output-dir', output, '--quiet'])
if (process.exitCode === 0) {
  if (pictures) writePictureChanges(join(root, output), pictures)
  const css = readFileSync(join(root, 'src/portal/styles/tokens.css'), 'utf8')
  writeFileSync(join(root, output, 'tokens.json'), JSON.stringify(designTokens(own, css), null, 2))
}
