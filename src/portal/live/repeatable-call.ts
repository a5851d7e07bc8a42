import type { Answer, Body, OperationName } from '../../contract/operations.ts'
import type { CallOperation, CallOptions } from '../api/client.ts'
import { unansweredSubmit } from './unanswered-submit.ts'
import type { UnansweredSubmit } from './unanswered-submit.ts'

/**
 * A call that a person may repeat: the same body goes out under the same key until its answer came (quality T10).
 */
export const repeatableCall = <Name extends OperationName>(call: CallOperation, name: Name) => {
  const submit: UnansweredSubmit<Body<Name>> = unansweredSubmit()
  return async (body: Body<Name>, options: CallOptions = {}): Promise<Answer<Name>> => {
    const answer = await call(name, body, { ...options, submitKey: submit.keyFor(body) })
    submit.answered()
    return answer
  }
}
