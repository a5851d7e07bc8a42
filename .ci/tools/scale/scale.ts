import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { connectOnce } from '../../../src/server/database/connection/client.ts'
import { ensurePrograms, makeFolder, openPlainPostgres } from '../../../tests/support/postgres.ts'
import { openBuiltServers } from '../../../tests/support/built-server.ts'
import { measureSizes } from './measure-size.ts'
import { printCalls, printWork } from './table.ts'
import { failuresOf, mergeTimes } from './measure-calls.ts'

const { values } = parseArgs({
  options: {
    accounts: { type: 'string', default: '1000000' },
    beside: { type: 'string', default: '1000' },
  },
})

const folder = mkdtempSync(join(tmpdir(), 'mywater-scale-'))
chmodSync(folder, 0o755)
const externalUrl = process.env['DATABASE_URL']
if (!externalUrl) ensurePrograms()
const postgres = externalUrl
  ? { url: externalUrl, close: () => Promise.resolve() }
  : await openPlainPostgres(await makeFolder(join(folder, 'database')), [
      'shared_buffers=512MB',
      'max_wal_size=4GB',
    ])
const servers = await openBuiltServers('scale')

const admin = await connectOnce(postgres.url)
const names: string[] = []

const createDatabase = async (accounts: number): Promise<{ url: string; accounts: number }> => {
  const name = `mywater_scale_${accounts}`
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name}`)
  names.push(name)
  const url = new URL(postgres.url)
  url.pathname = `/${name}`
  return { url: url.href, accounts }
}

try {
  const databases = [
    await createDatabase(Number(values.beside)),
    await createDatabase(Number(values.accounts)),
  ]
  const [small, large] = await measureSizes(servers, databases)
  if (!small || !large) throw new Error('nothing was measured')
  printCalls(small, large)
  printWork(small, large)
  const broken = { 'all rows of a large table': large.readingWhole, 'many rows': large.readingMany }
  for (const [what, statements] of Object.entries(broken))
    console.log([`\nStatements that read ${what}: ${statements.length}`, ...statements].join('\n'))
  const failures = [small, large].flatMap(({ alone, atOnce, failed }) => [
    ...failuresOf(mergeTimes([alone, atOnce])),
    ...failed,
  ])
  for (const failure of failures) console.log(failure)
  process.exitCode = [...failures, ...large.readingWhole, ...large.readingMany].length === 0 ? 0 : 1
} finally {
  await servers.close()
  for (const name of names) await admin.query(`drop database ${name} with (force)`)
  await admin.end()
  await postgres.close()
  rmSync(folder, { recursive: true, force: true })
}
