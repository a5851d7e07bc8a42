/**
 * The confirmation page of a registration (document 1, §2.4, §4; route /registrationConfirmation). States: routing →
 * open | nothingStored. In `open` a child machine confirms the phone, and two regions run in parallel. The region
 * `record` requests one interaction record (an entry in the utility's customer records). The region `email` sends the
 * activation email again, or confirms a code by email.
 */
import { setup } from 'xstate'
import { emailFactorMachine } from './parts/email-factor.machine.ts'
import { phoneConfirmationMachine } from './parts/phone-confirmation.machine.ts'
import type { PhoneToVerify } from './parts/phone-confirmation.machine.ts'
import { resendActivationMachine } from './parts/resend-activation.machine.ts'
import { effect, port } from './shared/port.ts'

/** The data that the tab stored when the login was created. None of this data is secret. */
export interface Confirmation extends PhoneToVerify {
  readonly accountNumber: string
  readonly customerName: string
  readonly email: string
  readonly loginId: string
  /**
   * Whether the tab has already requested the interaction record (an entry in the utility's customer records). A reload
   * then does not request a second record.
   */
  readonly pendingRecorded: boolean
  /** Whether the customer has proved the email address. A reload then does not ask for it again. */
  readonly emailVerified?: boolean
  /** Seconds until the customer can request another activation email. */
  readonly emailSecondsLeft: number
}

export const registrationConfirmationMachine = setup({
  types: {
    /** `changesEmail`: on this page, the customer can correct a mistyped email address. */
    input: {} as { confirmation: Confirmation | null; offersEmailCode: boolean; changesEmail?: boolean },
    context: {} as { confirmation: Confirmation | null; offersEmailCode: boolean; changesEmail?: boolean },
    events: {} as { type: 'emailCode.choose' } | { type: 'close.choose' },
    children: {} as {
      phoneConfirmation: 'phoneConfirmation'
      resendActivation: 'resendActivation'
      emailFactor: 'emailFactor'
    },
  },
  actors: {
    recordPending: port<void, { accountNumber: string; customerName: string; email: string }>(
      'recordPending',
    ),
    phoneConfirmation: phoneConfirmationMachine,
    resendActivation: resendActivationMachine,
    emailFactor: emailFactorMachine,
  },
  guards: {
    hasAccountNumber: ({ context }) => Boolean(context.confirmation?.accountNumber),
    isRecorded: ({ context }) => context.confirmation?.pendingRecorded === true,
    isEmailVerified: ({ context }) => context.confirmation?.emailVerified === true,
    offersEmailCode: ({ context }) => context.offersEmailCode,
  },
  actions: {
    /** Removes the stored data of the flow after a press on Close. */
    clearSavedData: effect('clearSavedData'),
    saveEmailVerified: effect('saveEmailVerified'),
  },
}).createMachine({
  id: 'registrationConfirmation',
  context: ({ input }) => input,
  initial: 'routing',
  states: {
    routing: { always: [{ guard: 'hasAccountNumber', target: 'open' }, { target: 'nothingStored' }] },
    nothingStored: { type: 'final' },
    open: {
      type: 'parallel',
      on: { 'close.choose': { actions: 'clearSavedData' } },
      invoke: {
        id: 'phoneConfirmation',
        src: 'phoneConfirmation',
        input: ({ context }) => ({ phone: context.confirmation }),
      },
      states: {
        record: {
          initial: 'routing',
          states: {
            routing: { always: [{ guard: 'isRecorded', target: 'asked' }, { target: 'asking' }] },
            asking: {
              invoke: {
                id: 'recordPending',
                src: 'recordPending',
                input: ({ context }) => ({
                  accountNumber: context.confirmation?.accountNumber ?? '',
                  customerName: context.confirmation?.customerName ?? '',
                  email: context.confirmation?.email ?? '',
                }),
                onDone: 'asked',
                onError: 'asked',
              },
            },
            asked: {},
          },
        },
        email: {
          invoke: {
            id: 'resendActivation',
            src: 'resendActivation',
            input: ({ context }) => ({
              recipient: { oktaId: context.confirmation?.oktaId ?? '' },
              secondsLeft: context.confirmation?.emailSecondsLeft ?? 0,
              changeable: context.changesEmail ? (context.confirmation?.email ?? '') : '',
            }),
          },
          initial: 'routing',
          states: {
            routing: { always: [{ guard: 'isEmailVerified', target: 'verified' }, { target: 'link' }] },
            link: { on: { 'emailCode.choose': { guard: 'offersEmailCode', target: 'code' } } },
            code: {
              invoke: {
                id: 'emailFactor',
                src: 'emailFactor',
                input: ({ context }) => ({ oktaId: context.confirmation?.oktaId ?? '' }),
                onDone: { target: 'verified', actions: 'saveEmailVerified' },
              },
            },
            verified: {},
          },
        },
      },
    },
  },
})
