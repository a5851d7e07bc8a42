import { fromPromise } from 'xstate'
import { thirdPartyRecords, type StoredThirdParty } from './third-party.records.ts'
import { thirdPartyAcceptanceMachine } from '../../../../machines/third-party-acceptance.machine.ts'
import type { AcceptedThirdParty } from '../../../../machines/shared/third-party.ts'
import type { SecondaryHolderOutcome } from '../../../../machines/third-party-acceptance.machine.ts'
import { thirdPartyOperations } from '../../../contract/third-party.ts'
import type { OperationResponse, Body } from '../../../contract/operations.ts'
import { readTokens } from '../../identity/read-tokens.ts'
import { defineFlow } from '../kit/flow.ts'
import { signOutAndLeave } from '../sign-in/sign-in.ports.ts'
import { Refusal } from '../kit/refusal.ts'
import { idempotentCall } from '../kit/idempotent-call.ts'
import type { Services } from '../kit/services.ts'
import { signInForThirdParty } from './third-party-sign-in.ts'

export const acceptedThirdParty = (stored: StoredThirdParty | null): AcceptedThirdParty | null =>
  stored?.isAccepted
    ? {
        hashcode: stored.request.hashcode,
        partnerNumber: stored.request.partnerNumber,
        signInAsked: stored.signInAsked,
        loginId: stored.registered?.loginId ?? '',
      }
    : null

export const secondaryHolderBody = ({
  request,
  registered,
}: StoredThirdParty): Body<'createSecondaryAccountHolder'> => ({
  ...(registered && {
    firstName: registered.firstName,
    lastName: registered.lastName,
    loginId: registered.loginId,
    email: registered.email,
    mfaOptIn: registered.mfaOptIn,
    mfaPhoneFactor: registered.phone,
    mfaFactorId: registered.factorId,
    oktaId: registered.oktaId,
  }),
  connectionContractNumber: request.accountNumber,
  primaryBusinessPartnerNumber: request.primaryPartnerNumber,
  thirdPartyBusinessPartnerNumber: request.partnerNumber,
  thirdPartyURLHashCode: request.hashcode,
  relationshipType: request.relationshipType,
})

export const secondaryHolderOutcome = ({
  outputObject,
}: OperationResponse<'createSecondaryAccountHolder'>): SecondaryHolderOutcome => ({
  kind: outputObject.returnStatus === 'S' ? 'created' : 'refused',
})

const findPerson = async ({ signIn }: Services) => {
  const identity = await signIn()
  const person = await identity.currentPerson()
  return person && { name: person.name, loginId: person.loginId }
}

const accessToken = async (services: Services): Promise<string | undefined> => {
  const person = await findPerson(services).catch(() => null)
  return person === null ? undefined : readTokens(services.cookies).access_token
}

const createHolder = (services: Services) => {
  const create = idempotentCall(services.call, thirdPartyOperations.createSecondaryAccountHolder)
  return fromPromise<SecondaryHolderOutcome, void>(async () => {
    const stored = thirdPartyRecords(services.storage).thirdParty.read()
    // The stored request is missing if its time limit has ended while the page was open.
    if (stored === null) return { kind: 'refused' }
    const token = await accessToken(services)
    return secondaryHolderOutcome(await create(secondaryHolderBody(stored), { accessToken: token }))
  })
}

const completeRequest = ({ call, storage }: Services) => {
  const update = idempotentCall(call, thirdPartyOperations.updateThirdPartyRequestStatusCode)
  return fromPromise<void, { hashcode: string }>(async ({ input: { hashcode } }) => {
    const { Status } = await update({ hashcode, status: 'Completed' })
    if (Status !== 'Success') throw new Refusal('updateThirdPartyRequestStatusCode: not completed')
    const { clear, thirdPartyLinked } = thirdPartyRecords(storage)
    clear()
    thirdPartyLinked.write({ isLinked: true })
  })
}

export const flow = defineFlow(thirdPartyAcceptanceMachine, {
  bindPorts: (services) =>
    thirdPartyAcceptanceMachine.provide({
      actors: {
        findPerson: fromPromise(() => findPerson(services)),
        createHolder: createHolder(services),
        completeRequest: completeRequest(services),
        signOut: fromPromise(({ signal }) => signOutAndLeave(services, signal)),
        signIn: signInForThirdParty(services),
      },
      actions: {
        clearLinked: thirdPartyRecords(services.storage).clearLinked,
        noteSignUp: () => thirdPartyRecords(services.storage).signUp.write({}),
      },
    }),
  input: ({ storage }) => ({
    thirdParty: acceptedThirdParty(thirdPartyRecords(storage).thirdParty.read()),
    wasLinked: thirdPartyRecords(storage).thirdPartyLinked.read() !== null,
  }),
  onDone: { home: () => ({ path: 'home', replace: true }), closed: () => ({ path: 'login' }) },
})
