import { createServer } from 'node:http'
import { toHandle } from '../../../src/server/http/listen.ts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { descriptions, type OperationName, operations } from '../../../src/contract/operations.ts'
import { createMetrics } from '../../../src/server/http/metrics.ts'
import { outcomeOf } from '../../../src/server/http/outcome.ts'
import { portOf } from '../harness/sms-gateway.ts'
import { openServerFixture } from '../harness/server-fixture.ts'

const fixture = await openServerFixture()

const line = v.record(v.string(), v.union([v.string(), v.number()]))
const parse = (text: string) => v.parse(line, JSON.parse(text))

/** Returns an answer of each shape that the operations have, with this text in it. */
const answerWith = (operation: OperationName, text: string): unknown => {
  if (text === 'none') return {}
  if (text === 'true' || text === 'false')
    return operation === 'loginIdValid' ? text === 'true' : { exists: text === 'true' }
  if (text === 'S' || text === 'E')
    return operation === 'createSecondaryAccountHolder'
      ? { outputObject: { returnStatus: text } }
      : { returnStatuses: [{ returnStatus: text }] }
  if (text === 'errorCauses') return { status: 'ACTIVE', errorCauses: [{ errorSummary: 'No.' }] }
  if (text === 'Already Activated') return { Status: 'Success', 'Already Activated': 'True' }
  if (operation === 'getThirdPartyRequest') return { thirdparty_request_status_code: text }
  if (operation.startsWith('sendThirdParty')) return text
  return { Status: 'of no document', Details: `${text}: of a person`, status: text }
}

const figuresOf = async ({ routes }: ReturnType<typeof createMetrics>) => {
  const server = createServer((...exchange) => void toHandle(routes)(...exchange)).listen(0)
  const port = portOf(server)
  const figures = await (await fetch(`http://localhost:${port}/metrics`)).text()
  server.close()
  return figures.split('\n')
}

test('each documented outcome of each operation moves its own figure', async () => {
  const metrics = createMetrics(null)
  const walked = Object.values(operations).flatMap(({ name: operation }) => {
    const { done, refused } = descriptions[operation].outcomes
    return [...done, ...refused, 'other'].map((outcome) => {
      const answer = outcome === 'other' ? { Status: 'of no document' } : answerWith(operation, outcome)
      const read = done.length + refused.length === 1 ? { outcome } : outcomeOf(operation, answer)
      metrics.count({ operation, method: 'POST', status: 200, ms: 1, outcome: read.outcome })
      return `mywater_outcomes_total{operation="${operation}",outcome="${outcome}"} 1`
    })
  })
  const figures = await figuresOf(metrics)
  expect(walked.filter((figure) => !figures.includes(figure))).toEqual([])
})

test('nine refused eligibility calls are nine figures and nine events', async () => {
  const visitor = fixture.visitor()
  const before = fixture.logs.length
  for (let number = 1; number <= 9; number += 1)
    await visitor.call('checkRegistrationEligibility', {
      connectionContractNumber: String(990000000000 + number),
      customerType: 'Person',
      firstName: 'Eve',
      middleName: '',
      lastName: 'Walker',
    })
  const outcome = 'Connection contract number does not exist'
  const operation = 'checkRegistrationEligibility'
  const ofCalls = (entry: ReturnType<typeof parse>) => entry['operation'] === operation
  const logged = () => fixture.logs.slice(before).map(parse).filter(ofCalls)
  await expect.poll(() => logged().filter((entry) => 'ms' in entry).length).toBe(9)
  const refusals = logged().filter(({ event }) => event === 'call_refused')
  expect(refusals.map((entry) => [entry['operation'], entry['outcome'], entry['client'] !== ''])).toEqual(
    Array.from({ length: 9 }, () => [operation, outcome, true]),
  )
  const metrics = createMetrics(null)
  for (const { event, ...entry } of logged())
    metrics.count(event === 'call_refused' ? { ...entry, event } : entry)
  const figures = await figuresOf(metrics)
  expect(figures).toContain(`mywater_outcomes_total{operation="${operation}",outcome="${outcome}"} 9`)
  expect(figures).toContain('mywater_events_total{event="call_refused"} 9')
})
