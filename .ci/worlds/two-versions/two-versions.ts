import { join } from 'node:path'
import { makeFolder } from '../../../tests/support/postgres.ts'
import type { World } from '../world.ts'
import { callVersions } from './call-versions.ts'
import { buildCommit, describeCommit, earlierVersions, operationsAddedAfter } from './earlier-versions.ts'
import { runJourneysOfVersions } from './journeys-of-versions.ts'

/** Runs today's server beside that of each of the given commits, or of the last with another schema or format. */
export const tryTwoVersions = async (world: World, args: readonly string[]): Promise<void> => {
  const commits = args.length > 0 ? args : earlierVersions()
  if (commits.length === 0)
    throw new Error('no earlier commit has a different schema or format: give a commit as argument')
  for (const [place, commit] of commits.entries()) {
    console.log(`\nToday's server and the server of ${describeCommit(commit)}`)
    const newOperations = operationsAddedAfter(commit)
    for (const name of newOperations) console.log(`The earlier server does not have the call ${name}.`)
    const version = join(world.folder, `version-${place}`)
    const program = await buildCommit(commit, version)
    const calls = await world.database(`calls-${place}`)
    await callVersions(world, program, calls.url, newOperations)
    await calls.close()
    const journeys = await world.database(`journeys-${place}`)
    const reports = await makeFolder(join(world.folder, `reports-${place}`))
    await runJourneysOfVersions(world, version, journeys.url, reports)
    await journeys.close()
  }
}
