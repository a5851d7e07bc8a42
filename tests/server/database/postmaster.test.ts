import { existsSync } from 'node:fs'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runningPostmaster } from '../../../src/server/database/embedded/postmaster.ts'

let data: string
let file: string
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'mywater-postmaster-'))
  file = join(data, 'postmaster.pid')
})
afterEach(() => rm(data, { recursive: true }))

test('without the file postmaster.pid, runningPostmaster finds no process', async () => {
  expect(await runningPostmaster(data)).toBeNull()
})

test('a new empty postmaster.pid is kept, an older one deleted', async () => {
  await writeFile(file, '')
  expect(await runningPostmaster(data)).toBeNull()
  expect(existsSync(file)).toBe(true)
  const before = new Date(Date.now() - 6000)
  await utimes(file, before, before)
  expect(await runningPostmaster(data)).toBeNull()
  expect(existsSync(file)).toBe(false)
})

test('runningPostmaster deletes postmaster.pid if its process id belongs to another program', async () => {
  await writeFile(file, `${process.pid}\n/elsewhere\n1\n5432\n`)
  expect(await runningPostmaster(data)).toBeNull()
  expect(existsSync(file)).toBe(false)
})
