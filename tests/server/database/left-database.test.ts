import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCluster } from '../../../src/server/database/embedded/cluster.ts'
import { connectOnce } from '../../../src/server/database/connection/client.ts'
import { startDatabaseProcess } from '../../../src/server/database/embedded/database-process.ts'
import { databaseProgram } from '../../../src/server/database/embedded/database-program.ts'
import { runningPostmaster, stopPostmaster } from '../../../src/server/database/embedded/postmaster.ts'
import { databaseUser } from '../../../src/server/database/embedded/system-user.ts'

test('a database process that was left keeps running and is found', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mywater-left-'))
  await chmod(folder, 0o755)
  const user = databaseUser()
  const program = await databaseProgram(user, folder)
  const cluster = await openCluster(folder, program, user)
  const started = await startDatabaseProcess(program, cluster.data, user)
  await started.leave()
  const found = await runningPostmaster(cluster.data)
  expect(found?.port).toBe(started.port)
  const url = `postgres://mywater:${cluster.password}@127.0.0.1:${started.port}/postgres`
  for (let times = 0; times < 5; times += 1) {
    const client = await connectOnce(url)
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await client.end()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  if (found) await stopPostmaster(cluster.data, found)
  expect(await runningPostmaster(cluster.data)).toBeNull()
  await rm(folder, { recursive: true, maxRetries: 10, retryDelay: 50 })
})
