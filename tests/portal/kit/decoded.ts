import * as v from 'valibot'
import { operations, type OperationName, type OperationResponse } from '../../../src/contract/operations.ts'
import { ApiError } from '../../../src/portal/api/client.ts'

/** As the client decodes it, or the error that the client throws. */
export const decoded = (name: OperationName, answer: unknown): unknown => {
  const read = v.safeParse(operations[name].response, answer)
  return read.success ? read.output : new ApiError(name, 'undecodable')
}

/** As the client decodes it. */
export const received = <Name extends OperationName>(name: Name, answer: unknown): OperationResponse<Name> =>
  v.parse(operations[name].response, answer)
