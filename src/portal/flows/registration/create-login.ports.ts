import { fromPromise } from 'xstate'
import { registrationRecords, type StoredConfirmation } from './registration.records.ts'
import { createLoginMachine, type BillLoginOutcome } from '../../../../machines/create-login.machine.ts'
import { loginCreation } from '../../../../machines/parts/login-creation.machine.ts'
import type {
  CreatedLogin,
  CreateLoginOutcome,
  LoginOfBill,
} from '../../../../machines/shared/created-login.ts'
import { loginForm, type LoginDraft, type LoginEntries } from '../../../../machines/forms/login-form.ts'
import { emptyBill, type BillEntries } from '../../../../machines/forms/bill.ts'
import { customerNameOf } from '../../../../machines/rules/customer-name.ts'
import { internationalPhone } from '../../../../machines/rules/phone.ts'
import type { OperationResponse } from '../../../contract/operations.ts'
import { registrationOperations } from '../../../contract/registration.ts'
import { orCaptchaRequired } from '../../api/client.ts'
import { defineFlow } from '../kit/flow.ts'
import {
  eligibilityBody,
  checkLoginId,
  credentialsBody,
  createUserCall,
  loginOutcome,
  type CreateUser,
  type CreateUserBody,
} from './registration.calls.ts'
import type { Services } from '../kit/services.ts'
import { unverifiedPhone } from '../verification/verification.records.ts'

const registrantOf = (registrant: BillEntries) =>
  registrant.customerType === 'individual'
    ? ({
        customerType: 'Individual',
        firstName: registrant.firstName,
        middleName: registrant.middleName,
        lastName: registrant.lastName,
      } as const)
    : ({ customerType: 'Business', customerName: registrant.customerName } as const)

export const createUserBody = (registrant: BillEntries, entries: LoginEntries): CreateUserBody => ({
  connectionContractNumber: registrant.accountNumber,
  ...registrantOf(registrant),
  ...credentialsBody(entries, internationalPhone),
  email: entries.email,
  question: entries.question,
  answer: entries.answer,
})

export const createLoginOutcome = (
  answer: OperationResponse<'createUserWithCredentials'>,
  body: CreateUserBody,
): CreateLoginOutcome =>
  loginOutcome(answer.status === 'PROVISIONED' || answer.status === 'STAGED', answer, body)

export const previousQuery = (
  { customerType, customerName, firstName, middleName, lastName, ...others }: BillEntries,
  linkEmail: string,
): Record<string, string> => ({
  ...others,
  ...(customerType === 'individual'
    ? { customerType: 'P', firstName, lastName, middleName }
    : { customerType: 'O', firstName: customerName }),
  ...(linkEmail === '' ? {} : { emailAddress: linkEmail }),
})

export const newConfirmation = (
  registrant: BillEntries,
  created: CreatedLogin,
  now: number,
): StoredConfirmation => ({
  accountNumber: registrant.accountNumber,
  customerName: customerNameOf(registrant),
  ...created,
  ...unverifiedPhone(created, now),
  mfaOptIn: created.phone !== '',
  pendingRecorded: false,
  emailAllowedAt: now,
})

/**
 * Repeats the eligibility check of the bill. A backend accepts the first check only for some time. After this time the
 * backend refuses to create the login, and its response contains no reason.
 */
const repeatEligibilityCheck = async ({ call, storage }: Services, registrant: BillEntries) => {
  const { checkRegistrationEligibility } = registrationOperations
  const { Status, Details } = await call(checkRegistrationEligibility, eligibilityBody(registrant))
  if (Status !== 'Eligible')
    return { kind: Details === 'Account Already Registered' ? 'registered' : 'refused' } as const
  registrationRecords(storage).proof.write({})
  return { kind: 'proved' } as const
}

/**
 * A refusal without a reason can mean that a second tab has created the login, or that the eligibility check is too old;
 * only the check itself tells which.
 */
const createWithProof = async (
  services: Services,
  create: CreateUser,
  registrant: BillEntries,
  body: CreateUserBody,
): Promise<BillLoginOutcome> => {
  const outcome = createLoginOutcome(await create(body), body)
  if (outcome.kind === 'created' || outcome.passwordReason !== '') return outcome
  const isRecent = registrationRecords(services.storage).proof.read() !== null
  const proof = await orCaptchaRequired(repeatEligibilityCheck(services, registrant))
  if (proof.kind === 'registered') return { kind: 'registered' }
  if (isRecent) return outcome
  if (proof.kind === 'captchaRequired') return { kind: 'proofLapsed' }
  return proof.kind === 'proved' ? createLoginOutcome(await create(body), body) : outcome
}

/** A second tab has taken the typed login ID for the same account, so the creation then says what became of it. */
const isRegistered = async (services: Services) => {
  const bill = registrationRecords(services.storage).registration.read()
  const check = bill && (await repeatEligibilityCheck(services, bill).catch(() => null))
  return check?.kind === 'registered'
}

const createUser = (services: Services, create: CreateUser) =>
  fromPromise<BillLoginOutcome, LoginOfBill>(async ({ input: { registrant, entries } }) => {
    const body = createUserBody(registrant, entries)
    const outcome = await createWithProof(services, create, registrant, body)
    const { confirmation, clear } = registrationRecords(services.storage)
    if (outcome.kind === 'created') {
      confirmation.write(newConfirmation(registrant, outcome.login, services.now()))
      clear()
    }
    if (outcome.kind === 'proofLapsed') saveDraft(services, loginForm.draft(entries))
    return outcome
  })

/** Stores the entries in the record that contains the bill. When the record is removed, the entries are removed too. */
const saveDraft = ({ storage }: Services, draft: LoginDraft): void => {
  const { registration } = registrationRecords(storage)
  const stored = registration.read()
  if (stored !== null) registration.write({ ...stored, draft })
}

export const flow = defineFlow(createLoginMachine, {
  bindPorts: (services) => {
    const create = createUserCall(services)
    return createLoginMachine.provide({
      actors: {
        loginCreation: loginCreation<LoginOfBill, BillLoginOutcome>().provide({
          actors: {
            checkLoginId: checkLoginId(services, create, () => isRegistered(services)),
            createLogin: createUser(services, create),
          },
        }),
      },
      actions: {
        saveDraft: (_, draft) => saveDraft(services, draft),
        clearSavedData: registrationRecords(services.storage).clear,
      },
    })
  },
  input: ({ storage }) => {
    const stored = registrationRecords(storage).registration.read()
    if (stored === null) return { registrant: emptyBill, linkEmail: '', draft: null }
    const { linkEmail, draft, ...registrant } = stored
    return { registrant, linkEmail, draft }
  },
  onDone: {
    created: () => ({ path: 'registrationConfirmation', replace: true }),
    previous: (_services, { registrant, linkEmail }) => ({
      path: 'register',
      query: previousQuery(registrant, linkEmail),
    }),
    proofLapsed: (_services, { registrant, linkEmail }) => ({
      path: 'register',
      query: { ...previousQuery(registrant, linkEmail), again: 'bill' },
      replace: true,
    }),
    registered: (_services, { registrant, linkEmail }) => ({
      path: 'register',
      query: { ...previousQuery(registrant, linkEmail), again: 'registered' },
      replace: true,
    }),
    register: ({ storage }) => ({
      path:
        registrationRecords(storage).confirmation.read() === null ? 'register' : 'registrationConfirmation',
      replace: true,
    }),
    closed: () => ({ path: 'login' }),
  },
})
