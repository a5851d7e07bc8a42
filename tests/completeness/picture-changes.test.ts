import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changedPictures } from '../../.ci/picture-changes.ts'
import { drawPictures } from '../../.ci/picture-page.ts'

const project = mkdtempSync(join(tmpdir(), 'mywater-pictures-'))
const folder = join(project, 'tests/screenshots/reference')
const write = (story: string, picture: string) => writeFileSync(join(folder, `${story}.png`), picture)
// A hook of git names the repository that it runs in: this is about another.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: project, env })

beforeAll(() => {
  mkdirSync(folder, { recursive: true })
  for (const story of ['same', 'other', 'gone']) write(story, `${story} before`)
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'before')
  git('tag', 'before')
  write('other', 'other after')
  write('came', 'came after')
  rmSync(join(folder, 'gone.png'))
})
afterAll(() => rmSync(project, { recursive: true }))

test('names each story whose picture is another, came or went', () => {
  const changes = changedPictures(project, 'before').map(({ story, before, after }) => [
    story,
    before?.toString() ?? null,
    after?.toString() ?? null,
  ])
  expect(changes).toEqual([
    ['came', null, 'came after'],
    ['gone', 'gone before', null],
    ['other', 'other before', 'other after'],
  ])
})

test('a change that is committed is one as well', () => {
  git('add', '--all')
  git('commit', '--quiet', '--message', 'after')
  expect(changedPictures(project, 'before')).toHaveLength(3)
  expect(changedPictures(project, 'HEAD')).toEqual([])
})

test('says that there is no such commit', () => {
  expect(() => changedPictures(project, 'nowhere')).toThrow('nowhere')
})

test('the page has a slider for each story that has both, and holds its pictures', () => {
  const page = drawPictures('<main>', changedPictures(project, 'before'))
  expect(page.match(/<input type="range"/g)).toHaveLength(1)
  expect(page).toContain(`base64,${Buffer.from('other before').toString('base64')}`)
  expect(page).toContain(`base64,${Buffer.from('gone before').toString('base64')}`)
  expect(page).toContain('Pictures since &lt;main>')
  expect(page).not.toMatch(/(?:src|href)="(?!data:)/)
})
