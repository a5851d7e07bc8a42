import { fromPromise } from 'xstate'
import type { RedirectOutcome, RedirectRequest } from '../../../../machines/sign-in.machine.ts'
import { pageReturn } from '../kit/page-return.ts'
import type { Services } from '../kit/services.ts'

/** Sends the browser to the identity provider; answers when that was not possible, or when it comes back. */
export const redirectToProvider = ({ signIn, language }: Services, waitForReturn = pageReturn) =>
  fromPromise<RedirectOutcome, RedirectRequest>(async ({ input, signal }) => {
    const identity = await signIn()
    const outcome = await identity.startSignIn({ ...input, language: language() })
    if (outcome.kind === 'failed') return { kind: 'failed', failure: outcome.reason }
    await waitForReturn(signal)
    return { kind: 'returned' }
  })
