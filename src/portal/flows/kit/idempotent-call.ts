import type { ResponseOf, BodyOf, Creation } from '../../../contract/operation.ts'
import type { CallOperation, CallOptions } from '../../api/client.ts'

/** A call that the customer may repeat. Until its response arrives, the same body has the same idempotency key. */
export interface IdempotentCall<One extends Creation> {
  (body: BodyOf<One>, options?: CallOptions): Promise<ResponseOf<One>>
  /** Whether the last call had the same body and its response is missing. */
  readonly isUnanswered: (isSuch: (body: BodyOf<One>) => boolean) => boolean
}

/**
 * Returns the key for a body. A repeated body gets its earlier key, so the backend processes it once. Keys are in
 * memory only, because the body may contain a password.
 */
export const idempotentCall = <One extends Creation>(
  call: CallOperation,
  operation: One,
): IdempotentCall<One> => {
  let last: { readonly body: BodyOf<One>; readonly written: string; readonly key: string } | null = null
  const send = async (body: BodyOf<One>, options: CallOptions = {}): Promise<ResponseOf<One>> => {
    const written = JSON.stringify(body)
    const submit = last?.written === written ? last : { body, written, key: crypto.randomUUID() }
    last = submit
    const response = await call(operation, body, { ...options, submitKey: submit.key })
    last = null
    return response
  }
  return Object.assign(send, {
    isUnanswered: (isSuch: (body: BodyOf<One>) => boolean) => last !== null && isSuch(last.body),
  })
}
