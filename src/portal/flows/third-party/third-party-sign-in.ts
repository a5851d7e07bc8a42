import { fromPromise } from 'xstate'
import type { RedirectRequest } from '../../../../machines/shared/sign-in.ts'
import type { RedirectOutcome } from '../../../../machines/parts/sign-in.machine.ts'
import type { Services } from '../kit/services.ts'
import { sendToProvider, bindSignIn } from '../sign-in/sign-in.ports.ts'
import { thirdPartyRecords } from './third-party.records.ts'

export const signInForThirdParty = (services: Services) =>
  bindSignIn(services).provide({
    actors: {
      redirectToProvider: fromPromise<RedirectOutcome, RedirectRequest>(({ input, signal }) => {
        const { thirdParty } = thirdPartyRecords(services.storage)
        const stored = thirdParty.read()
        if (stored !== null) thirdParty.write({ ...stored, signInAsked: true })
        return sendToProvider(services, input, signal)
      }),
    },
  })
