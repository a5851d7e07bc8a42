import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { headers } from '../../../src/contract/http.ts'
import { solveCaptchaAt } from './start-test-server.ts'
import { holderOf, loginDataFor, createVisitor, type Visitor } from './server-fixture.ts'

export interface Submitted {
  readonly visitor: Visitor
  readonly contractNumber: string
  readonly key: string
  /** `null` if the server was killed before it responded. */
  readonly answer: unknown
}

/** The same argument sends the same idempotency key. */
export const submit = ({ visitor, contractNumber, key }: Omit<Submitted, 'answer'>) =>
  visitor
    .send('createUserWithCredentials', loginDataFor(contractNumber), { [headers.submit]: key })
    .then((response) => response.json())

/** `null` if the server is killed before the submit. */
export const register = async (
  origin: string,
  contractNumber: string,
  clientAddress?: string,
): Promise<Submitted | null> => {
  try {
    const visitor = createVisitor({
      origin,
      session: randomUUID(),
      language: 'en',
      solveCaptcha: () => solveCaptchaAt(origin),
      ...(clientAddress && { clientAddress }),
    })
    await visitor.call('checkRegistrationEligibility', holderOf(contractNumber))
    const submitted = { visitor, contractNumber, key: randomUUID() }
    return { ...submitted, answer: await submit(submitted).catch(() => null) }
  } catch {
    return null
  }
}

const success = v.object({ Status: v.literal('Success') })

export const isAcknowledged = (submitted: Submitted | null): boolean => v.is(success, submitted?.answer)
