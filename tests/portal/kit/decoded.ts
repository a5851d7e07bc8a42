import * as v from 'valibot'
import { operations } from '../../../src/contract/operations.ts'
import type { OperationName } from '../../../src/contract/operations.ts'
import { CallFailure } from '../../../src/portal/api/call-failure.ts'

/** What the client makes of an answer of the backend: the decoded answer, or the failure it throws. */
export const decoded = (name: OperationName, answer: unknown): unknown => {
  const read = v.safeParse(operations[name].response, answer)
  return read.success ? read.output : new CallFailure(name, 'undecodable')
}
