import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltServers, openBuiltServers } from '../support/built-server.ts'
import { findFreePort, randomNumbers } from '../support/throwaway.ts'
import { seed } from '../server/harness/killing.ts'
import { testDuration, makeAccounts, startMix } from './mix.ts'

/** In milliseconds. A printed line has the averages of six. */
const betweenSamples = 5000
const samplesInLine = 6
const samplesInMinute = 12
/** In milliseconds. In a shorter run the memory has not reached a stable level. */
const longEnough = 300_000

let servers: BuiltServers
beforeAll(async () => {
  servers = await openBuiltServers('memory')
})
afterAll(() => servers.close())

interface Sample {
  /** In megabytes, as all of these. */
  readonly resident: number
  readonly heap: number
  readonly external: number
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
    external: megabytes('nodejs_external_memory_bytes'),
  }
}

test(`in a test of ${testDuration / 1000} s the server needs at most 10 % more memory in the last minute than in the second minute (SEED=${seed})`, async () => {
  const folder = join(servers.folder, 'data')
  const [port, metricsPort] = [await findFreePort(), await findFreePort()]
  const environment = { PORT: String(port), METRICS_PORT: String(metricsPort), DATA_DIR: folder }
  const server = servers.start({ ...environment, TRUSTED_PROXIES: '1' })
  await server.ready
  const mix = startMix(`http://localhost:${port}`, await makeAccounts(folder), randomNumbers(seed))
  const samples: Sample[] = []
  const end = Date.now() + testDuration
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
    const external = averageOf(some.map((sample) => sample.external))
    const seconds = ((at + some.length) * betweenSamples) / 1000
    lines.push(`${seconds} s: ${resident} MB resident, ${heap} MB of heap, ${external} MB of buffers`)
  }
  console.log([...lines, `${calls} calls ${JSON.stringify(counts)}`].join('\n'))
  const resident = samples.map((sample) => sample.resident)
  const inSecondMinute = averageOf(resident.slice(samplesInMinute, 2 * samplesInMinute))
  const atTheEnd = averageOf(resident.slice(-samplesInMinute))
  const growth = atTheEnd / inSecondMinute
  expect(testDuration >= longEnough ? growth : 1).toBeLessThan(1.1)
  expect(counts['500'] ?? 0).toBe(0)
})
