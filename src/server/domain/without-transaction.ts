import type { OperationName, OperationResponse } from '../../contract/operations.ts'
import type { CallContext, DecodedBody, PreparedHandler } from './request-context.ts'

/**
 * Converts a handler that needs no transaction, so that the handler runs before the call's transaction begins. Such a
 * handler writes nothing, or each of its writes is a single independent SQL statement.
 */
export const withoutTransaction = <Name extends OperationName>(
  handle: (body: DecodedBody<Name>, context: CallContext) => Promise<OperationResponse<Name>>,
): PreparedHandler<Name> => ({
  prepare: async (body, context) => {
    const response = await handle(body, context)
    return () => Promise.resolve(response)
  },
})
