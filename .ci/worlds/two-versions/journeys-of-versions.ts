import { join } from 'node:path'
import { connectOnce } from '../../../src/server/database/connection/client.ts'
import { repeatJourneys, wholeJourneys } from '../../../tests/support/journeys.ts'
import { openProxy } from '../../../tests/support/proxy.ts'
import { root } from '../../run-command.ts'
import { findFreePort } from '../../../tests/support/throwaway.ts'
import type { World } from '../world.ts'
import { errorsIn } from './call-versions.ts'
import { openSwitch } from './switch.ts'

const [earlier, today, both] = [0, 1, 2] as const

/** The documents of a version are tested with its own tests. @param version its folder, with tests and build */
export const runJourneysOfVersions = async (
  world: World,
  version: string,
  url: string,
  folder: string,
): Promise<void> => {
  const port = await findFreePort()
  const [earlierPort, todayPort, bothPort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ]
  const origin = `http://localhost:${port}`
  const haproxy = openProxy(folder, bothPort, [earlierPort, todayPort, earlierPort])
  const proxy = await openSwitch(port, [earlierPort, todayPort, bothPort])
  const start = async (project: string, serverPort: number) => {
    const server = await world.server(
      { DATABASE_URL: url, PORT: String(serverPort), PUBLIC_ORIGIN: origin },
      join(project, 'dist/server/main.js'),
    )
    return async () => {
      await server.stop()
      world.fail(...errorsIn(server.output()))
    }
  }
  /** On an empty database, because the tests of a phase use up the sample people. */
  const startBoth = async () => {
    const client = await connectOnce(url)
    await client.query('drop schema public cascade; create schema public')
    await client.end()
    return { stopToday: await start(root, todayPort), stopEarlier: await start(version, earlierPort) }
  }

  const run = (phase: string, documents: typeof earlier | typeof today) =>
    world.inPart(phase, async () => {
      const journeys =
        documents === earlier
          ? await repeatJourneys(origin, folder, 'withoutFaults', version)
          : await repeatJourneys(origin, folder, 'whole')
      world.count(journeys.length)
      const failed = journeys.filter(({ isGood }) => !isGood)
      world.fail(...failed.map(({ name, errors }) => `${name}: ${errors.join('\n')}`))
      if (journeys.length < wholeJourneys) world.fail(`only ${journeys.length} tests ran`)
    })

  for (const documents of [earlier, today] as const) {
    const { stopToday, stopEarlier } = await startBoth()
    proxy.split(documents, both)
    await run(
      `both versions, with documents of ${documents === today ? "today's" : 'the earlier'} version`,
      documents,
    )
    await stopToday()
    await stopEarlier()
  }
  const { stopToday, stopEarlier } = await startBoth()
  await stopToday()
  proxy.only(earlier)
  await run("the earlier version alone, on the database of today's version", earlier)
  await stopEarlier()
  await proxy.close()
  await haproxy.close()
}
