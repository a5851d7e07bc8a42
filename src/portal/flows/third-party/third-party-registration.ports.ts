import { fromPromise } from 'xstate'
import { thirdPartyRecords } from './third-party.records.ts'
import { resendCooldown } from '../../../../machines/shared/cooldown.ts'
import { thirdPartyRegistrationMachine } from '../../../../machines/third-party-registration.machine.ts'
import type {
  RegisteredThirdParty,
  ThirdPartyEntries,
  ThirdPartyRegistrationOutcome,
} from '../../../../machines/third-party-registration.machine.ts'
import { thirdPartyOperations } from '../../../contract/third-party.ts'
import type { StoredThirdParty } from './third-party.records.ts'
import { defineFlow } from '../kit/flow.ts'
import type { Services } from '../kit/services.ts'
import { thirdPartyBody, thirdPartyRegistrationOutcome } from './third-party-registration.call.ts'
import { idempotentCall } from '../kit/idempotent-call.ts'
import type { IdempotentCall } from '../kit/idempotent-call.ts'
import { checkLoginId } from '../registration/new-login.ts'

/**
 * What the confirmation starts from: the request, with the number of the new business partner, and the login. `now` in
 * milliseconds since the epoch: the first code has just been sent.
 */
export const storedAfterRegistration = (
  stored: StoredThirdParty,
  { partnerNumber, ...registered }: RegisteredThirdParty,
  now: number,
): StoredThirdParty => ({
  ...stored,
  request: { ...stored.request, partnerNumber },
  registered: {
    ...registered,
    phoneVerified: false,
    codeAllowedAt: registered.factorId === '' ? now : now + resendCooldown * 1000,
  },
})

type Register = IdempotentCall<typeof thirdPartyOperations.thirdPartyRegistrationSubmit>

const registerThirdParty = ({ storage, now }: Services, register: Register) =>
  fromPromise<
    ThirdPartyRegistrationOutcome,
    { request: StoredThirdParty['request'] | null; entries: ThirdPartyEntries | null }
  >(async ({ input: { request, entries } }) => {
    if (request === null || entries === null) throw new Error('There is nobody to register.')
    const body = thirdPartyBody(request, entries)
    const outcome = thirdPartyRegistrationOutcome(await register(body), body)
    const { thirdParty, thirdPartyDraft } = thirdPartyRecords(storage)
    const stored = thirdParty.read()
    if (stored && outcome.kind === 'registered') {
      thirdParty.write(storedAfterRegistration(stored, outcome.registered, now()))
      thirdPartyDraft.clear()
    }
    return outcome
  })

const acceptedRequest = ({ storage }: Services) => {
  const held = thirdPartyRecords(storage).thirdParty.read()
  return held?.isAccepted && held.registered === null ? held.request : null
}

const forget = ({ storage }: Services) => {
  thirdPartyRecords(storage).thirdParty.clear()
  thirdPartyRecords(storage).thirdPartyDraft.clear()
}

export const flow = defineFlow(thirdPartyRegistrationMachine, {
  bindPorts: (services) => {
    const register = idempotentCall(services.call, thirdPartyOperations.thirdPartyRegistrationSubmit)
    return thirdPartyRegistrationMachine.provide({
      actors: {
        checkLoginId: checkLoginId(services, register),
        registerThirdParty: registerThirdParty(services, register),
      },
      actions: {
        holdDraft: (_, entries) => {
          const request = acceptedRequest(services)
          if (request !== null)
            thirdPartyRecords(services.storage).thirdPartyDraft.write({ hashcode: request.hashcode, entries })
        },
        forgetHeld: () => forget(services),
      },
    })
  },
  input: (services) => {
    const request = acceptedRequest(services)
    const draft = thirdPartyRecords(services.storage).thirdPartyDraft.read()
    return { request, draft: draft !== null && draft.hashcode === request?.hashcode ? draft.entries : null }
  },
  onDone: {
    registered: () => ({ path: 'thirdPartyConfirmation', replace: true }),
    cancelled: () => ({ path: 'home' }),
    login: () => ({ path: 'login' }),
    nothingHeld: ({ storage }) => ({
      path: thirdPartyRecords(storage).thirdParty.read()?.registered ? 'thirdPartyConfirmation' : 'home',
      replace: true,
    }),
  },
})
