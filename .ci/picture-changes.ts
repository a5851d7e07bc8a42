import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { pictureName } from '../src/inspector/wall.ts'
import { readJson } from './json-file.ts'

const reference = 'tests/screenshots/reference'
const StoryIndex = v.object({ entries: v.record(v.string(), v.unknown()) })

export const picturesSince = (folder: string, since: string) => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, maxBuffer: 2 ** 26 })
  const lines = (...args: string[]) =>
    git(...args, '-z', '--', reference)
      .toString()
      .split('\0')
      .filter(Boolean)
  const commit = git('rev-parse', '--verify', '--end-of-options', `${since}^{commit}`).toString().trim()
  const changed = lines('diff', '--name-only', '--no-renames', commit)
  const untracked = lines('ls-files', '--others', '--exclude-standard')
  const before = new Set(lines('ls-tree', '-r', '--name-only', commit))
  return {
    commit,
    changes: [...new Set([...changed, ...untracked])].toSorted().map((path) => ({
      name: basename(path),
      before: before.has(path) ? git('show', `${commit}:${path}`) : null,
      isDeleted: !existsSync(join(folder, path)),
    })),
  }
}

export const writePictureChanges = (
  storybook: string,
  { commit, changes }: ReturnType<typeof picturesSince>,
): void => {
  const stories = Object.keys(readJson(join(storybook, 'index.json'), StoryIndex).entries)
  mkdirSync(join(storybook, 'before'), { recursive: true })
  const rows = changes.map(({ name, before, isDeleted }) => {
    if (before) writeFileSync(join(storybook, 'before', name), before)
    const story = stories.find((id) => pictureName(id) === name)
    const title = story === undefined ? name : `<a href="./?path=/story/${story}">${story}</a>`
    const left = before ? `<img src="before/${name}" alt="before">` : 'new'
    const right = isDeleted ? 'deleted' : `<img src="pictures/${name}" alt="after">`
    return `<tr><th scope="row">${title}</th><td>${left}</td><td>${right}</td></tr>\n`
  })
  writeFileSync(
    join(storybook, 'changes.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Changed pictures</title>
<style>body { font-family: sans-serif } th, td { padding: 1em; text-align: start; vertical-align: top } img { max-width: 24rem }</style>
<h1>Pictures that differ from ${commit.slice(0, 8)}: ${changes.length}</h1>
<table><tr><th>Story</th><th>Before</th><th>After</th></tr>\n${rows.join('')}</table></html>\n`,
  )
}
