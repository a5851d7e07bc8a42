import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltServers, openBuiltServers } from '../server/harness/built-server.ts'
import { findFreePort, randomNumbers } from '../../.ci/throwaway.ts'
import { seed } from '../server/harness/killing.ts'
import { lasts, makeAccounts, startMix } from './mix.ts'

/** Milliseconds between two samples; a line is printed for each six. */
const betweenSamples = 5000
const samplesInLine = 6

let servers: BuiltServers
beforeAll(async () => {
  servers = await openBuiltServers('memory')
})
afterAll(() => servers.close())

interface Sample {
  /** Megabytes of the process. */
  readonly resident: number
  /** Megabytes of JavaScript objects. */
  readonly heap: number
}

const averageOf = (figures: readonly number[]): number =>
  Math.round(figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length))

const readSample = async (metricsPort: number): Promise<Sample> => {
  const figures = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name} (\\d+)`, 'm').exec(figures)?.[1]) / 1024 / 1024
  return {
    resident: megabytes('process_resident_memory_bytes'),
    heap: megabytes('nodejs_heap_size_used_bytes'),
  }
}

test(`memory stops growing under the whole mix of ${lasts / 1000} s (SEED=${seed})`, async () => {
  const folder = join(servers.folder, 'data')
  const [port, metricsPort] = [await findFreePort(), await findFreePort()]
  const environment = { PORT: String(port), METRICS_PORT: String(metricsPort), DATA_DIR: folder }
  const server = servers.start({ ...environment, TRUSTED_PROXIES: '1' })
  await server.ready
  const mix = startMix(`http://localhost:${port}`, await makeAccounts(folder), randomNumbers(seed))
  const samples: Sample[] = []
  const end = Date.now() + lasts
  while (Date.now() < end) {
    await pause(betweenSamples)
    samples.push(await readSample(metricsPort))
  }
  const { calls, counts } = await mix.stop()

  const lines: string[] = []
  for (let at = 0; at < samples.length; at += samplesInLine) {
    const some = samples.slice(at, at + samplesInLine)
    const resident = averageOf(some.map((sample) => sample.resident))
    const heap = averageOf(some.map((sample) => sample.heap))
    const seconds = ((at + some.length) * betweenSamples) / 1000
    lines.push(`${seconds} s: ${resident} MB resident, ${heap} MB of heap`)
  }
  console.log([...lines, `${calls} calls ${JSON.stringify(counts)}`].join('\n'))
  const third = Math.floor(samples.length / 3)
  const resident = samples.map((sample) => sample.resident)
  const [second, last] = [averageOf(resident.slice(third, -third)), averageOf(resident.slice(-third))]
  expect(last / second).toBeLessThan(1.1)
  expect(counts['500'] ?? 0).toBe(0)
})
