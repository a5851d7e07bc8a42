import type { OperationName, OperationResponse } from '../../contract/operations.ts'
import type { CallContext, DecodedBody, PreparedHandler } from './request-context.ts'

/** A handler of a call that needs no transaction: it keeps nothing, or each statement of it by itself. */
export const withoutTransaction = <Name extends OperationName>(
  handle: (body: DecodedBody<Name>, context: CallContext) => Promise<OperationResponse<Name>>,
): PreparedHandler<Name> => ({
  prepare: async (body, context) => {
    const response = await handle(body, context)
    return () => Promise.resolve(response)
  },
})
