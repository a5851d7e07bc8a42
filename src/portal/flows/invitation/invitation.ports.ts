import { fromPromise } from 'xstate'
import { invitationRecords, type StoredInvitation } from './invitation.records.ts'
import type { CreatedLogin, CreateLoginOutcome } from '../../../../machines/shared/created-login.ts'
import {
  invitationMachine,
  type InvitationOutcome,
  noLink,
  type Invitation,
  type InvitationLink,
  type InvitedLogin,
} from '../../../../machines/invitation.machine.ts'
import { loginCreation } from '../../../../machines/parts/login-creation.machine.ts'
import type { InvitationEntries } from '../../../../machines/forms/login-form.ts'
import { accountNumberError, reduceAccountNumber } from '../../../../machines/rules/account-number.ts'
import { internationalPhone } from '../../../../machines/rules/phone.ts'
import { invitationOperations } from '../../../contract/invitation.ts'
import type { OperationResponse } from '../../../contract/operations.ts'
import { defineFlow } from '../kit/flow.ts'
import {
  checkLoginId,
  credentialsBody,
  createUserCall,
  loginOutcome,
  type CreateUserBody,
} from '../registration/registration.calls.ts'
import { prefilled, type Query } from '../kit/query.ts'
import type { Services } from '../kit/services.ts'
import type { TabStorage } from '../../records/tab-storage.ts'
import { bindSignIn } from '../sign-in/sign-in.ports.ts'
import { unverifiedPhone } from '../verification/verification.records.ts'

const parameters = ['guid', 'accountNumber']

export const invitationLink = (query: Query): InvitationLink => {
  const guid = prefilled(query, 'guid', 128)
  const accountNumber = reduceAccountNumber(prefilled(query, 'accountNumber', 40))
  const isWhole = guid !== '' && accountNumberError(accountNumber) === null
  return isWhole ? { guid, accountNumber } : noLink
}

/**
 * Returns the invitation link that this tab has stored. A reload needs this link, because the history entry of the page
 * no longer contains the link after the backend has accepted it.
 */
const openLink = ({ storage }: Services): InvitationLink =>
  invitationRecords(storage).openInvitation.read()?.link ?? noLink

const draftFor = (storage: TabStorage, { accountNumber }: InvitationLink) => {
  const stored = invitationRecords(storage).openInvitation.read()
  return stored?.link.accountNumber === accountNumber ? stored.draft : null
}

export const invitationOutcome = (answer: OperationResponse<'getEnrollmentDetails'>): InvitationOutcome => {
  if (!('Status' in answer))
    return {
      kind: 'open',
      invitation: {
        accountNumber: answer.connectionContractNumber,
        businessPartnerNumber: answer.businessPartnerNumber,
        customerType: answer.customerType === 'Person' ? 'individual' : 'business',
        customerName: answer.customerName || [answer.firstName, answer.lastName].filter(Boolean).join(' '),
        firstName: answer.firstName,
        lastName: answer.lastName,
        email: answer.email,
      },
    }
  switch (answer.Status) {
    case 'User Not Found':
      return { kind: 'notFound' }
    case 'User Already Registered':
      return { kind: 'alreadyRegistered', loginHint: answer.Login }
    default:
      return { kind: 'failed' }
  }
}

export const invitedUserBody = (
  { guid }: InvitationLink,
  invitation: Invitation,
  entries: InvitationEntries,
): CreateUserBody => ({
  invitationGuid: guid,
  connectionContractNumber: invitation.accountNumber,
  businessPartnerNumber: invitation.businessPartnerNumber,
  customerType: invitation.customerType === 'individual' ? 'Individual' : 'Business',
  customerName: invitation.customerName,
  firstName: invitation.firstName,
  lastName: invitation.lastName,
  email: invitation.email,
  ...credentialsBody(entries, internationalPhone),
  question: entries.question,
  answer: entries.answer,
})

export const invitedUserOutcome = (
  answer: OperationResponse<'createUserWithCredentials'>,
  body: CreateUserBody,
): CreateLoginOutcome => loginOutcome(answer.Status === 'Success', answer, body)

export const newWelcome = (
  { customerName }: Invitation,
  created: CreatedLogin,
  now: number,
): StoredInvitation => ({
  customerName,
  ...created,
  ...unverifiedPhone(created, now),
  mfaOptIn: created.phone !== '',
})

export const flow = defineFlow(invitationMachine, {
  bindPorts: (services) => {
    const { call, storage, now, forgetOpenedLink } = services
    const { openInvitation, clear, invitation: welcome } = invitationRecords(storage)
    const create = createUserCall(services)
    return invitationMachine.provide({
      actors: {
        findInvitation: fromPromise(async ({ input: { accountNumber, guid } }) => {
          const body = { accountNumber, invitationGuid: guid }
          const answer = await call(invitationOperations.getEnrollmentDetails, body)
          forgetOpenedLink()
          return invitationOutcome(answer)
        }),
        loginCreation: loginCreation<InvitedLogin, CreateLoginOutcome>().provide({
          actors: {
            checkLoginId: checkLoginId(services, create),
            createLogin: fromPromise(async ({ input: { link, invitation, entries } }) => {
              const body = invitedUserBody(link, invitation, entries)
              const outcome = invitedUserOutcome(await create(body), body)
              if (outcome.kind === 'created') {
                clear()
                welcome.write(newWelcome(invitation, outcome.login, now()))
              }
              return outcome
            }),
          },
        }),
        signIn: bindSignIn(services),
      },
      actions: {
        saveLink: ({ context }) => {
          const { link } = context
          openInvitation.write({ link, draft: draftFor(storage, link) })
        },
        saveDraft: (_, draft) => {
          const stored = openInvitation.read()
          if (stored !== null) openInvitation.write({ ...stored, draft })
        },
        clearSavedData: clear,
      },
    })
  },
  input: (services, query) => {
    const link = parameters.some((name) => Object.hasOwn(query, name))
      ? invitationLink(query)
      : openLink(services)
    return { link, draft: draftFor(services.storage, link) }
  },
  linkQuery: { guid: '-', accountNumber: '000000000000' },
  onDone: {
    created: () => ({ path: 'registrationInvitationComplete', replace: true }),
    login: (_services, { loginHint }) => ({
      path: 'login',
      replace: true,
      ...(loginHint === '' ? {} : { query: { login: loginHint } }),
    }),
    closed: () => ({ path: 'login' }),
  },
})
