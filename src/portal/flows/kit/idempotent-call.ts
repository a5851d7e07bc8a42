import type { ResponseOf, BodyOf, Operation } from '../../../contract/operation.ts'
import type { CallOperation, CallOptions } from '../../api/client.ts'
import { unansweredSubmit } from './unanswered-submit.ts'
import type { UnansweredSubmit } from './unanswered-submit.ts'

/**
 * A call that a person may repeat: the same body goes out under the same key until its answer came (quality T10).
 */
export const repeatableCall = <One extends Operation>(call: CallOperation, operation: One) => {
  const submit: UnansweredSubmit<BodyOf<One>> = unansweredSubmit()
  return async (body: BodyOf<One>, options: CallOptions = {}): Promise<ResponseOf<One>> => {
    const answer = await call(operation, body, { ...options, submitKey: submit.keyFor(body) })
    submit.answered()
    return answer
  }
}
