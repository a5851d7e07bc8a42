import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../../src/server/database/embedded/embedded-postgres.ts'
import { hashQuickly } from './quick-hashes.ts'
import { createTemplates, skipDiskWaits } from './test-databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}

/** One PostgreSQL for the whole run, or that of `TEST_DATABASE_URL`; each server has a database of its own. */
export default async (project: TestProject) => {
  hashQuickly()
  const other = process.env['TEST_DATABASE_URL']
  if (other) {
    await createTemplates(other)
    return project.provide('databaseUrl', other)
  }
  const folder = await mkdtemp(join(tmpdir(), 'mywater-test-'))
  await chmod(folder, 0o755)
  const database = await startEmbeddedPostgres(folder)
  await skipDiskWaits(database.url)
  await createTemplates(database.url)
  project.provide('databaseUrl', database.url)
  return async () => {
    await database.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  }
}
