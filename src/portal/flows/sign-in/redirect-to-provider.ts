import { fromPromise } from 'xstate'
import type { RedirectOutcome, RedirectRequest } from '../../../../machines/sign-in.machine.ts'
import { pageReturn } from '../kit/page-return.ts'
import type { Services } from '../kit/services.ts'

/** Sends the browser to the identity provider; resolves when that was not possible, or when it comes back. */
export const sendToProvider = async (
  { signIn, language }: Pick<Services, 'signIn' | 'language'>,
  request: RedirectRequest,
  signal: AbortSignal,
  waitForReturn = pageReturn,
): Promise<RedirectOutcome> => {
  const identity = await signIn()
  const outcome = await identity.startSignIn({ ...request, language: language() })
  if (outcome.kind === 'failed') return { kind: 'failed', failure: outcome.reason }
  await waitForReturn(signal)
  return { kind: 'returned' }
}

export const redirectToProvider = (services: Services, waitForReturn = pageReturn) =>
  fromPromise<RedirectOutcome, RedirectRequest>(({ input, signal }) =>
    sendToProvider(services, input, signal, waitForReturn),
  )
