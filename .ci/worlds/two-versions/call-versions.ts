import { connectOnce } from '../../../src/server/database/connection/client.ts'
import { findFreePort } from '../../../tests/support/throwaway.ts'
import { fill } from '../../tools/scale/fill.ts'
import type { MeasuredCall } from '../../tools/scale/measure-calls.ts'
import type { World } from '../world.ts'
import { openCallers, type Registered } from '../callers.ts'
import { openSwitch } from './switch.ts'

const accounts = 1000
const [earlier, today] = [0, 1] as const

/** Errors of the background work appear only in the log. */
export const errorsIn = (output: string): readonly string[] =>
  output.split('\n').filter((line) => line.includes('"level":"error"'))

/** @param newOperations which the earlier version answers with 404; the portal then omits what needs them */
export const callVersions = async (
  world: World,
  program: string,
  url: string,
  newOperations: readonly string[],
): Promise<void> => {
  const [port, ...ports] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const origin = `http://localhost:${port}`
  const proxy = await openSwitch(port ?? 0, ports)
  const start = (place: typeof earlier | typeof today) =>
    world.server(
      { DATABASE_URL: url, PORT: String(ports[place]), PUBLIC_ORIGIN: origin, SANDBOX: 'off' },
      place === earlier ? program : undefined,
    )
  let isToday = false
  const fail = (lines: readonly string[]) => {
    const isExpected = (line: string) =>
      !isToday && newOperations.some((name) => line.startsWith(`Error: ${name}: 404`))
    world.fail(...lines.filter((line) => !isExpected(line)))
  }

  const old = await start(earlier)
  await fill(url, accounts)
  const client = await connectOnce(url)
  const { take, register } = openCallers(origin, accounts, (made, failures) => {
    world.count(made)
    fail(failures)
  })
  const signIn = async (registered: Registered) => {
    const { untilTokens, withTokens } = registered.signIn()
    await take([...untilTokens, ...withTokens])
  }
  const live = async (registered: Registered) => {
    await signIn(registered)
    await take(registered.resetPassword)
    await signIn(registered)
  }

  const people: Registered[] = []
  await world.inPart('the earlier version alone', async () => {
    proxy.only(earlier)
    people.push(await register(client))
    for (const each of people) await signIn(each)
  })
  const recent = await start(today)
  isToday = true
  await world.inPart("today's version, after the migration", async () => {
    proxy.only(today)
    for (const each of people) await signIn(each)
    people.push(await register(client))
    for (const each of people) await live(each)
  })
  isToday = false
  for (const first of [earlier, today])
    await world.inPart(
      `requests to both versions alternately, first to ${first === today ? "today's" : 'the earlier'} version`,
      async () => {
        proxy.alternate(first)
        const registered = await register(client)
        people.push(registered)
        await live(registered)
      },
    )
  const signedIn: (readonly MeasuredCall[])[] = []
  await world.inPart('sign-ins that continue after the rollback', async () => {
    proxy.only(today)
    for (const each of people) {
      const { untilTokens, withTokens } = each.signIn()
      await take(untilTokens)
      signedIn.push(withTokens)
    }
  })
  await recent.stop()
  await world.inPart('the earlier version alone, after the rollback', async () => {
    proxy.only(earlier)
    for (const steps of signedIn) await take(steps)
    people.push(await register(client))
    for (const each of people) await live(each)
  })
  await world.inPart('the logs', async () => {
    await old.stop()
    fail([...errorsIn(old.output()), ...errorsIn(recent.output())])
  })
  await client.end()
  await proxy.close()
}
