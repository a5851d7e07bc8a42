import type { Operation } from '../../contract/operation.ts'
import { operations } from '../../contract/operations.ts'
import type { OperationName } from '../../contract/operations.ts'
import type { RequestContext, Handlers } from '../domain/request-context.ts'

/**
 * An operation with its handler. A method and not a property on purpose: it lets `unknown` stand for the handler's own
 * body type, which is the one that `operation.body` of the same name decodes.
 */
export interface BoundOperation {
  readonly name: string
  readonly operation: Operation
  handle(body: unknown, call: RequestContext): Promise<unknown>
}

const isOperationName = (name: string): name is OperationName => Object.hasOwn(operations, name)

/** Finds an operation by its name on the wire. */
export const findOperation = (handlers: Handlers, name: string): BoundOperation | null => {
  if (!isOperationName(name)) return null
  return { name, operation: operations[name], handle: handlers[name] }
}
