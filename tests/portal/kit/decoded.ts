import * as v from 'valibot'
import { operations } from '../../../src/contract/operations.ts'
import type { OperationName } from '../../../src/contract/operations.ts'
import { ApiError } from '../../../src/portal/api/client.ts'

/**
 * Returns what the client returns for this body of the backend: the decoded answer, or the error that decoding
 * throws.
 */
export const decoded = (name: OperationName, answer: unknown): unknown => {
  const read = v.safeParse(operations[name].response, answer)
  return read.success ? read.output : new ApiError(name, 'undecodable')
}
