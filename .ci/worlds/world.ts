import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { failedWholeJourneys, wholeJourneys } from '../../tests/support/journeys.ts'
import { makeFolder, openPlainPostgres } from '../../tests/support/postgres.ts'
import { type BuiltServers, openBuiltServers } from '../../tests/support/built-server.ts'
import { root } from '../run-command.ts'
import { isUp } from '../../tests/support/throwaway.ts'

/** Behind a proxy; ready. @param program of another version; today's if omitted */
export const startServer = async (
  servers: BuiltServers,
  settings: Readonly<Record<string, string>>,
  program?: string,
) => {
  const common = { SANDBOX: 'on', HOST: 'localhost', TRUSTED_PROXIES: '1', DRAIN_SECONDS: '0' }
  const server = servers.start({ ...common, ...settings }, program)
  await server.ready
  const stop = async () => {
    server.child.kill('SIGTERM')
    await server.ended
  }
  return { ...server, stop }
}

/** Waits for something, at most a minute. */
const until = async (isSo: () => Promise<boolean> | boolean, what: string): Promise<void> => {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isSo()) return
    await pause(200)
  }
  throw new Error(`${what} in time`)
}

export const openWorld = async (name: string) => {
  const folder = mkdtempSync(join(tmpdir(), `mywater-${name}-`))
  // The database's system user needs access.
  chmodSync(folder, 0o755)
  const servers = await openBuiltServers(name, join(root, 'dist/server/main.js'))
  const closing: (() => unknown)[] = [() => servers.close()]
  const failures: string[] = []
  let part = name
  let steps = 0

  const fail = (...lines: readonly string[]): void => {
    for (const line of lines) console.error(`  ${line}`)
    failures.push(...lines.map((line) => `${part}: ${line}`))
  }
  const check = (what: string, isSo: boolean, found: unknown): void => {
    steps += 1
    if (isSo) console.log(`  ok     ${what}`)
    else fail(`${what}: ${JSON.stringify(found)}`)
  }
  return {
    folder,
    fail,
    check,
    until,
    async inPart<Result>(called: string, work: () => Promise<Result> | Result): Promise<Result> {
      part = called
      const start = performance.now()
      const [stepsBefore, failuresBefore] = [steps, failures.length]
      const result = await work()
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(
        `${called}: ${steps - stepsBefore} steps, ${failures.length - failuresBefore} failed, ${seconds} s`,
      )
      return result
    },
    count: (made: number) => void (steps += made),
    /** Stops something at the end, before what was opened earlier. */
    atEnd: (close: () => unknown) => void closing.push(close),
    async database(called: string) {
      const database = await openPlainPostgres(await makeFolder(join(folder, called)))
      closing.push(() => database.close())
      return database
    },
    server: (settings: Readonly<Record<string, string>>, program?: string) =>
      startServer(servers, settings, program),
    untilReady: (origin: string) => until(() => isUp(`${origin}/health/ready`), `${origin} is not ready`),
    async walk(origin: string): Promise<void> {
      const failed = await failedWholeJourneys(origin, folder)
      check(`${wholeJourneys} journeys in a browser`, failed.length === 0, failed)
    },
    failures,
    async close(error?: Error): Promise<void> {
      // The message of a failed program begins with the command, and its last line contains the reason.
      if (error !== undefined) fail(`stopped: ${error.message.trim().split('\n').at(-1)}`)
      servers.killAll()
      for (const close of closing.toReversed()) await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type World = Awaited<ReturnType<typeof openWorld>>
