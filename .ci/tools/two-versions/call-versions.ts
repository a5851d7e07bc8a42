import { connectOnce } from '../../../src/server/database/connection/client.ts'
import type { BuiltServers } from '../../../tests/server/harness/built-server.ts'
import { findFreePort } from '../../throwaway.ts'
import { fill } from '../scale/fill.ts'
import { makeCallerData } from '../scale/caller-data.ts'
import { failuresOf, runInLockstep, measureCalls, type MeasuredCall } from '../scale/measure-calls.ts'
import { openRegistered, type Registered } from './registered.ts'
import { openSwitch } from './switch.ts'

const accounts = 1000
const [earlier, today] = [0, 1] as const
const todayAlone = "today's version, after the migration"

/**
 * Finds the log lines with the level "error". Errors of the background work appear only in these lines, and in no
 * response.
 */
export const errorsIn = (output: string): readonly string[] =>
  output.split('\n').filter((line) => line.includes('"level":"error"'))

/**
 * Makes every call, and all steps of a login, on one database in four phases. Phase 1: the earlier version answers.
 * Phase 2: the current version answers after its migration. Phase 3: both versions answer in turn. Phase 4: the earlier
 * version answers again, as after a rollback. Prints a line for each phase.
 * @param program the path of the earlier version's program
 * @param newOperations the operations that the earlier version does not have; it answers 404, and the portal then omits
 * the functions that need these operations
 * @returns the failures, one line each
 */
export const callVersions = async (
  servers: BuiltServers,
  program: string,
  url: string,
  newOperations: readonly string[],
): Promise<readonly string[]> => {
  const [port, ...ports] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const origin = `http://localhost:${port}`
  const proxy = await openSwitch(port ?? 0, ports)
  const start = async (place: typeof earlier | typeof today) => {
    const environment = {
      DATABASE_URL: url,
      PORT: String(ports[place]),
      PUBLIC_ORIGIN: origin,
      SANDBOX: 'off',
      HOST: 'localhost',
      TRUSTED_PROXIES: '1',
      DRAIN_SECONDS: '0',
    }
    const server = place === earlier ? servers.start(environment, program) : servers.start(environment)
    await server.ready
    const stop = async () => {
      server.child.kill('SIGTERM')
      await server.ended
    }
    return { output: server.output, stop }
  }

  const failures: string[] = []
  let part = { name: '', steps: 0, failed: 0 }
  const began = performance.now()
  const isExpected = (line: string): boolean =>
    part.name !== todayAlone && newOperations.some((name) => line.startsWith(`Error: ${name}: 404`))
  const fail = (lines: readonly string[]) => {
    const unexpected = lines.filter((line) => !isExpected(line))
    part.failed += unexpected.length
    for (const line of unexpected) {
      console.error(`  ${line}`)
      failures.push(`${part.name}: ${line}`)
    }
  }
  const take = async (steps: readonly MeasuredCall[]) => {
    part.steps += steps.length
    fail(failuresOf(await runInLockstep([steps])))
  }
  const inPart = async (name: string, work: () => Promise<void>) => {
    part = { name, steps: 0, failed: 0 }
    await work()
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    console.log(`${name}: ${part.steps} calls, ${part.failed} failed (${seconds} s)`)
  }

  const old = await start(earlier)
  await fill(url, accounts)
  const client = await connectOnce(url)
  let callers = 0
  /**
   * Makes every call of the API once. Then activates the login that these calls have registered, and returns this
   * login.
   */
  const register = async (): Promise<Registered> => {
    const caller = await makeCallerData(client, accounts, callers++)
    const times = await measureCalls(origin, [caller])
    part.steps += times.size
    fail(failuresOf(times))
    const registered = await openRegistered(origin, client, caller)
    await take(registered.activate)
    return registered
  }
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
  await inPart('the earlier version alone', async () => {
    proxy.only(earlier)
    people.push(await register())
    for (const each of people) await signIn(each)
  })
  const recent = await start(today)
  await inPart(todayAlone, async () => {
    proxy.only(today)
    for (const each of people) await signIn(each)
    people.push(await register())
    for (const each of people) await live(each)
  })
  for (const first of [earlier, today])
    await inPart(
      `requests to both versions alternately, first to ${first === today ? "today's" : 'the earlier'} version`,
      async () => {
        proxy.alternate(first)
        const registered = await register()
        people.push(registered)
        await live(registered)
      },
    )
  const signedIn: (readonly MeasuredCall[])[] = []
  await inPart('sign-ins that continue after the rollback', async () => {
    proxy.only(today)
    for (const each of people) {
      const { untilTokens, withTokens } = each.signIn()
      await take(untilTokens)
      signedIn.push(withTokens)
    }
  })
  await recent.stop()
  await inPart('the earlier version alone, after the rollback', async () => {
    proxy.only(earlier)
    for (const steps of signedIn) await take(steps)
    people.push(await register())
    for (const each of people) await live(each)
  })
  await inPart('the logs', async () => {
    await old.stop()
    fail([...errorsIn(old.output()), ...errorsIn(recent.output())])
  })
  await client.end()
  await proxy.close()
  return failures
}
