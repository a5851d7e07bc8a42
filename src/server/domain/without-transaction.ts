import type { OperationName, OperationResponse } from '../../contract/operations.ts'
import { Answered, type CallContext, type DecodedBody, type PreparedHandler } from './request-context.ts'

/** For a handler that writes nothing, or each of whose writes is a single independent SQL statement. */
export const withoutTransaction = <Name extends OperationName>(
  handle: (body: DecodedBody<Name>, context: CallContext) => Promise<OperationResponse<Name>>,
): PreparedHandler<Name, never> => ({
  prepare: async (body, context) => new Answered(await handle(body, context)),
  complete: (made) => made,
})
