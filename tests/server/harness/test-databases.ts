import { randomUUID } from 'node:crypto'
import { sandbox } from '../../../src/sandbox/sandbox.ts'
import { createBackend } from '../../../src/server/backend.ts'
import { connectOnce } from '../../../src/server/database/connection/client.ts'
import { migrate } from '../../../src/server/database/migrate.ts'
import { connect, disconnect, openDatabase } from '../../../src/server/database/open-database.ts'
import { readConfiguration } from '../../../src/server/platform/configuration.ts'

/** Copied by each server, which is faster than migrating, and than adding the sample people. */
export const [migratedDatabase, sampleDatabase] = ['test_migrated', 'test_sample'] as const

const onServer = async (url: string, ...statements: readonly string[]): Promise<void> => {
  const admin = await connectOnce(url)
  for (const statement of statements) await admin.query(statement)
  await admin.end()
}

/** No test needs the data after a crash. */
export const skipDiskWaits = (serverUrl: string): Promise<void> =>
  onServer(serverUrl, 'alter system set fsync = off', 'select pg_reload_conf()')

const addressOf = (serverUrl: string, name: string): string =>
  Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href

/** @returns its URL */
export const createTestDatabase = async (
  serverUrl: string,
  template: string,
  name = `test_${randomUUID().replaceAll('-', '')}`,
): Promise<string> => {
  await onServer(serverUrl, `drop database if exists ${name}`, `create database ${name} template ${template}`)
  return addressOf(serverUrl, name)
}

/** With a signing key, which takes as long to make as a server to start; other keys each server makes for itself. */
export const createTemplates = async (serverUrl: string): Promise<void> => {
  const migratedUrl = await createTestDatabase(serverUrl, 'template1', migratedDatabase)
  await migrate(migratedUrl)
  const url = await createTestDatabase(serverUrl, migratedDatabase, sampleDatabase)
  const [migrated, sample] = [connect(migratedUrl, 1), await openDatabase({ url, dataFolder: '' })]
  const configuration = { ...readConfiguration({}), portalFolder: null }
  const backend = await createBackend(configuration, sample, () => undefined, sandbox)
  await backend.stop()
  await sample.db.deleteFrom('secretKey').where('name', 'not like', 'identity.signing/%').execute()
  const signingKeys = await sample.db.selectFrom('secretKey').selectAll().execute()
  for (const { value, ...key } of signingKeys)
    await migrated
      .insertInto('secretKey')
      .values({ ...key, value: JSON.stringify(value) })
      .execute()
  await Promise.all([sample.close(), disconnect(migrated)])
}
