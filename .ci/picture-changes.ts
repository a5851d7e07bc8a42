import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the reference pictures stand, from the project's root. */
const folder = 'tests/screenshots/reference'

/** A story's picture before and after a change; `null` where there is none. */
export interface PictureChange {
  /** The story, as its picture is called. */
  readonly story: string
  readonly before: Buffer | null
  readonly after: Buffer | null
}

const git = (root: string, args: readonly string[], input?: string): Buffer =>
  execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 28, stdio: ['pipe', 'pipe', 'pipe'], input })

/** Names and what git calls their content. */
const picturesAt = (root: string, ref: string): ReadonlyMap<string, string> => {
  const commit = git(root, ['rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`])
    .toString()
    .trim()
  const listed = git(root, ['ls-tree', '-r', '-z', commit, `${folder}/`]).toString()
  return new Map(
    listed.split('\0').flatMap((line): [string, string][] => {
      const [facts = '', path = ''] = line.split('\t')
      const [, , hash = ''] = facts.split(' ')
      return path.endsWith('.png') ? [[path.slice(folder.length + 1, -'.png'.length), hash]] : []
    }),
  )
}

const picturesHere = (root: string): ReadonlyMap<string, string> => {
  const names = globSync('*.png', { cwd: join(root, folder) }).toSorted()
  const paths = names.map((name) => `${folder}/${name}\n`).join('')
  const hashes = git(root, ['hash-object', '--no-filters', '--stdin-paths'], paths).toString().split('\n')
  return new Map(names.map((name, index) => [name.slice(0, -'.png'.length), hashes[index] ?? '']))
}

/**
 * Stories whose reference picture in the working tree is another than at a commit, came or went.
 * @throws Error when git knows no such commit
 */
export const changedPictures = (root: string, ref: string): PictureChange[] => {
  const [before, after] = [picturesAt(root, ref), picturesHere(root)]
  return [...new Set([...before.keys(), ...after.keys()])]
    .toSorted()
    .filter((story) => before.get(story) !== after.get(story))
    .map((story) => {
      const hash = before.get(story)
      return {
        story,
        before: hash === undefined ? null : git(root, ['cat-file', 'blob', hash]),
        after: after.has(story) ? readFileSync(join(root, folder, `${story}.png`)) : null,
      }
    })
}
