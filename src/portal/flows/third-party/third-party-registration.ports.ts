import { fromPromise } from 'xstate'
import { resendCooldown } from '../../../../machines/shared/cooldown.ts'
import { thirdPartyRegistrationMachine } from '../../../../machines/third-party-registration.machine.ts'
import type {
  RegisteredThirdParty,
  ThirdPartyRegistrationOutcome,
} from '../../../../machines/third-party-registration.machine.ts'
import type { ThirdPartyEntries } from '../../../../machines/forms/third-party.ts'
import { registrationOperations } from '../../../contract/registration.ts'
import { thirdPartyOperations } from '../../../contract/third-party.ts'
import type { HeldThirdParty } from './third-party.records.ts'
import { liveFlow } from '../kit/flow.ts'
import type { Services } from '../kit/services.ts'
import { thirdPartyBody, thirdPartyRegistrationOutcome } from './third-party-registration.call.ts'
import type { ThirdPartyBody } from './third-party-registration.call.ts'
import { unansweredSubmit } from '../kit/unanswered-submit.ts'
import type { UnansweredSubmit } from '../kit/unanswered-submit.ts'

/**
 * What the confirmation starts from: the request, with the number of the new business partner, and the login. `now` in
 * milliseconds since the epoch: the first code has just been sent.
 */
export const heldAfterRegistration = (
  held: HeldThirdParty,
  { partnerNumber, ...registered }: RegisteredThirdParty,
  now: number,
): HeldThirdParty => ({
  ...held,
  request: { ...held.request, partnerNumber },
  registered: {
    ...registered,
    phoneVerified: false,
    codeAllowedAt: registered.factorId === '' ? now : now + resendCooldown * 1000,
  },
})

/**
 * True means available. A login ID whose registration was never answered may be taken by that registration itself: it
 * passes, so that the repeated submit gets its answer.
 */
const checkLoginId = ({ call }: Services, submit: UnansweredSubmit<ThirdPartyBody>) =>
  fromPromise<boolean, { loginId: string }>(async ({ input }) => {
    const isFree = await call(registrationOperations.loginIdValid, input)
    return isFree || submit.matches(({ loginId }) => loginId === input.loginId)
  })

/** What is held changes with the answer: the person may have left the page meanwhile, and come back. */
const registerThirdParty = ({ call, records, now }: Services, submit: UnansweredSubmit<ThirdPartyBody>) =>
  fromPromise<
    ThirdPartyRegistrationOutcome,
    { request: HeldThirdParty['request'] | null; entries: ThirdPartyEntries | null }
  >(async ({ input: { request, entries } }) => {
    if (request === null || entries === null) throw new Error('There is nobody to register.')
    const body = thirdPartyBody(request, entries)
    const answer = await call(thirdPartyOperations.thirdPartyRegistrationSubmit, body, {
      submitKey: submit.keyFor(body),
    })
    submit.answered()
    const outcome = thirdPartyRegistrationOutcome(answer, body)
    const held = records.thirdParty.read()
    if (held && outcome.kind === 'registered') {
      records.thirdParty.write(heldAfterRegistration(held, outcome.registered, now()))
      records.thirdPartyDraft.clear()
    }
    return outcome
  })

const acceptedRequest = ({ records }: Services) => {
  const held = records.thirdParty.read()
  return held?.isAccepted && held.registered === null ? held.request : null
}

const forget = ({ records }: Services) => {
  records.thirdParty.clear()
  records.thirdPartyDraft.clear()
}

export const flow = liveFlow(thirdPartyRegistrationMachine, {
  bind: (services) => {
    const submit = unansweredSubmit<ThirdPartyBody>()
    return thirdPartyRegistrationMachine.provide({
      actors: {
        checkLoginId: checkLoginId(services, submit),
        registerThirdParty: registerThirdParty(services, submit),
      },
      actions: {
        saveDraft: (_, entries) => {
          const request = acceptedRequest(services)
          if (request !== null)
            services.records.thirdPartyDraft.write({ hashcode: request.hashcode, entries })
        },
        clearSavedData: () => forget(services),
      },
    })
  },
  input: (services) => {
    const request = acceptedRequest(services)
    const draft = services.records.thirdPartyDraft.read()
    return { request, draft: draft !== null && draft.hashcode === request?.hashcode ? draft.entries : null }
  },
  exits: {
    registered: () => ({ path: 'thirdPartyConfirmation', replace: true }),
    cancelled: (services) => {
      forget(services)
      return { path: 'home' }
    },
    login: () => ({ path: 'login' }),
    nothingHeld: ({ records }) => ({
      path: records.thirdParty.read()?.registered ? 'thirdPartyConfirmation' : 'home',
      replace: true,
    }),
  },
})
