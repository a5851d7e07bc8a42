import type pg from 'pg'
import { connectOnce } from '../../database/connection/client.ts'
import { plainReason } from '../../platform/error-reason.ts'
import type { Connection } from './connection.ts'

const oldestVersion = 15

const isWithoutAccounts = async (client: pg.Client): Promise<boolean> => {
  const { rowCount: tables } = await client.query("select from pg_tables where tablename = 'account'")
  return tables === 0 || (await client.query('select from account limit 1')).rowCount === 0
}

/** Without the sandbox, whose sample people have accounts, it warns of an empty database. */
export const databaseConnection = (url: string, sandbox: boolean): Connection => ({
  name: 'database',
  findProblem: async (warn) => {
    try {
      const client = await connectOnce(url)
      try {
        const { rows } = await client.query<{ version: number; encoding: string; may_create: boolean }>(
          `select current_setting('server_version_num')::int / 10000 as version,
             current_setting('server_encoding') as encoding,
             has_schema_privilege(current_schema(), 'create') as may_create`,
        )
        const [found] = rows
        if (!found || found.version < oldestVersion)
          return `it is PostgreSQL ${found?.version}: install ${oldestVersion} or newer`
        if (found.encoding !== 'UTF8')
          return `its encoding is ${found.encoding}: create the database with encoding UTF8`
        if (!found.may_create)
          return 'the role may not create tables: make the role the owner of the database'
        if (!sandbox && (await isWithoutAccounts(client)))
          warn(
            'the database has no accounts, so nobody can register: start the server once, then import-accounts',
          )
        return null
      } finally {
        await client.end()
      }
    } catch (error) {
      return `${plainReason(error)}: see DATABASE_URL, and pg_hba.conf of the database`
    }
  },
})
