import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensurePrograms, makeFolder, openPlainPostgres } from '../../../tests/cluster/postgres.ts'
import { openBuiltServers } from '../../../tests/server/harness/built-server.ts'
import { buildWhenNeeded } from '../../build.ts'
import { root } from '../../run-command.ts'
import { buildCommit, describeCommit, earlierVersions, operationsAddedAfter } from './earlier-versions.ts'
import { callVersions } from './call-versions.ts'
import { runJourneysOfVersions } from './journeys-of-versions.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const commits = positionals.length > 0 ? positionals : earlierVersions()
if (commits.length === 0)
  throw new Error('no earlier commit has a different schema or format: give a commit as argument')

const folder = mkdtempSync(join(tmpdir(), 'mywater-two-versions-'))
chmodSync(folder, 0o755)
ensurePrograms(['postgresql', 'haproxy'])
await buildWhenNeeded()
const servers = await openBuiltServers('two-versions', join(root, 'dist/server/main.js'))
const failures: string[] = []
try {
  for (const [place, commit] of commits.entries()) {
    console.log(`\nToday's server and the server of ${describeCommit(commit)}`)
    const newOperations = operationsAddedAfter(commit)
    for (const name of newOperations) console.log(`The earlier server does not have the call ${name}.`)
    const version = join(folder, `version-${place}`)
    const program = await buildCommit(commit, version)
    const onDatabase = async (name: string, work: (url: string) => Promise<readonly string[]>) => {
      const postgres = await openPlainPostgres(await makeFolder(join(folder, `${name}-${place}`)))
      try {
        failures.push(...(await work(postgres.url)))
      } finally {
        servers.killAll()
        await postgres.close()
      }
    }
    await onDatabase('calls', (url) => callVersions(servers, program, url, newOperations))
    const reports = await makeFolder(join(folder, `reports-${place}`))
    await onDatabase('journeys', (url) => runJourneysOfVersions(servers, version, url, reports))
  }
} finally {
  await servers.close()
  rmSync(folder, { recursive: true, force: true })
}
console.log(
  failures.length === 0
    ? '\nEvery call and every journey had the documented result.'
    : `\n${failures.length} failures`,
)
process.exitCode = failures.length === 0 ? 0 : 1
