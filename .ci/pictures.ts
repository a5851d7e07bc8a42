import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureHeadlessBrowser } from './browser.ts'
import { commands } from './parts.ts'
import { changedPictures } from './picture-changes.ts'
import { drawPictures } from './picture-page.ts'
import { root, runScript } from './run-command.ts'

/**
 * Takes every story's picture and spoken text anew: `npm run pictures`; or those of the files whose path has a word in it:
 * `npm run pictures -- paperless`. Look at what changed before you commit it: `npm run pictures -- diff REF` names each
 * story whose picture is another than at a commit, and writes a page that slides from the old one to the new.
 */
const chosen = process.argv.slice(2)

const take = async (): Promise<number> => {
  if (chosen.length === 0)
    for (const folder of ['reference', 'spoken'])
      rmSync(join(root, 'tests/screenshots', folder), { recursive: true, force: true })
  ensureHeadlessBrowser()
  return runScript([...commands.vitest, 'run', ...chosen, '--project', 'storybook', '--update'], {
    PICTURES: '1',
  })
}

const signOf = (before: Buffer | null, after: Buffer | null): string =>
  before === null ? '+' : after === null ? '-' : '~'

const compareWith = (ref: string): number => {
  const changes = changedPictures(root, ref)
  if (changes.length === 0) {
    console.log(`No picture differs from ${ref}.`)
    return 0
  }
  const page = join(root, 'node_modules/.cache/mywater/pictures.html')
  mkdirSync(dirname(page), { recursive: true })
  writeFileSync(page, drawPictures(ref, changes))
  for (const { story, before, after } of changes) console.log(`${signOf(before, after)} ${story}`)
  console.log(`Old and new, with a slider: ${page}`)
  return 0
}

const compareOrStop = (name: string): number => {
  try {
    return compareWith(name)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 2
  }
}

const [task, ref] = chosen
if (task === 'diff' && ref === undefined) {
  console.error('npm run pictures -- diff REF: REF is a commit, branch or tag')
  process.exitCode = 2
} else process.exitCode = task === 'diff' && ref !== undefined ? compareOrStop(ref) : await take()
