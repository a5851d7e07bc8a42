import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { picturesSince, writePictureChanges } from '../../.ci/picture-changes.ts'

const folder = mkdtempSync(join(tmpdir(), 'mywater-pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

const picture = (name: string) => join(folder, 'tests/screenshots/reference', name)

test('changes.html shows each changed picture before and after', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], {
      cwd: folder,
    })
  mkdirSync(picture('.'), { recursive: true })
  for (const name of ['flows-a-form.png', 'flows-a-gone.png', 'flows-a-same.png'])
    writeFileSync(picture(name), 'old')
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'pictures')
  writeFileSync(picture('flows-a-form.png'), 'changed')
  writeFileSync(picture('flows-a-new.png'), 'new')
  rmSync(picture('flows-a-gone.png'))
  writeFileSync(
    join(folder, 'index.json'),
    JSON.stringify({ entries: { 'flows-a--form': {}, 'flows-a--new': {}, 'flows-a--same': {} } }),
  )

  writePictureChanges(folder, picturesSince(folder, 'HEAD'))
  const rows = readFileSync(join(folder, 'changes.html'), 'utf8').match(/<tr><th scope.*/g)
  const form = '<a href="./?path=/story/flows-a--form">flows-a--form</a>'
  const fresh = '<a href="./?path=/story/flows-a--new">flows-a--new</a>'
  const before = (name: string) => `<td><img src="before/${name}.png" alt="before"></td>`
  const after = (name: string) => `<td><img src="pictures/${name}.png" alt="after"></td></tr>`
  expect(rows).toEqual([
    `<tr><th scope="row">${form}</th>${before('flows-a-form')}${after('flows-a-form')}`,
    `<tr><th scope="row">flows-a-gone.png</th>${before('flows-a-gone')}<td>deleted</td></tr>`,
    `<tr><th scope="row">${fresh}</th><td>new</td>${after('flows-a-new')}`,
  ])
  expect(readFileSync(join(folder, 'before/flows-a-form.png'), 'utf8')).toBe('old')
})
