import type { ResponseOf, BodyOf, Creation } from '../../../contract/operation.ts'
import type { CallOperation, CallOptions } from '../../api/client.ts'

export interface IdempotentCall<One extends Creation> {
  (body: BodyOf<One>, options?: CallOptions): Promise<ResponseOf<One>>
  readonly isUnanswered: (isSuch: (body: BodyOf<One>) => boolean) => boolean
}

/**
 * Creates the call. A call with the same body gets the key of the earlier call, so the backend handles the body only
 * once. The keys are only in memory, because the body can contain a password.
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
