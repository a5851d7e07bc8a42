import * as v from 'valibot'
import { backendPaths } from '../../contract/portal-paths.ts'
import { readOptions } from './read-options.ts'

/** Of the container image. Only without an answer the exit status is 1: a restart would not help the database. */
const { PORT: port = '8080', METRICS_PORT: metricsPort } = process.env

/** Milliseconds; three such requests end before the time limit in the Containerfile. */
const timeLimit = 1500

const ask = (at: string, path: string) =>
  fetch(`http://localhost:${at}${path}`, { signal: AbortSignal.timeout(timeLimit) })

const Ready = v.object({ status: v.string() })

const oldestMessages = async (): Promise<string[]> => {
  if (!metricsPort) return []
  const figures = await (await ask(metricsPort, '/metrics')).text()
  return [...figures.matchAll(/^mywater_oldest_message_seconds\{kind="(\w+)"\} (\d+)/gm)].map(
    ([, kind, seconds]) => `oldest ${kind} waits ${seconds} s`,
  )
}

readOptions('health: prints whether the server on this machine (PORT, METRICS_PORT) answers', {})
try {
  const live = await ask(port, `${backendPaths.health}/live`)
  if (!live.ok) throw new Error(`status ${live.status}`)
  const { status } = v.parse(Ready, await (await ask(port, `${backendPaths.health}/ready`)).json())
  console.log([status, ...(await oldestMessages())].join('; '))
} catch (error) {
  console.log(error instanceof Error ? `no answer: ${error.message}` : error)
  process.exitCode = 1
}
