import { parentPort, workerData } from 'node:worker_threads'
import * as v from 'valibot'
import { headers } from '../../src/contract/http.ts'

/** In a thread of its own: the other calls of the main thread would delay the measurements. */
const Task = v.object({ url: v.string(), session: v.string(), address: v.string(), times: v.number() })
const { url, session, address, times } = v.parse(Task, workerData)

const took: number[] = []
for (let asked = 0; asked < times; asked += 1) {
  const begun = performance.now()
  const response = await fetch(url, { headers: { [headers.session]: session, 'X-Forwarded-For': address } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`getActiveAlerts answered ${response.status}`)
  took.push(performance.now() - begun)
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(took)
