/** The confirmation page of a registration (document 1, §2.4, §4; route /registrationConfirmation). */
import { setup } from 'xstate'
import { emailFactorMachine } from './parts/email-factor.machine.ts'
import { phoneConfirmationMachine, type PhoneToVerify } from './parts/phone-confirmation.machine.ts'
import { resendActivationMachine } from './parts/resend-activation.machine.ts'
import { effect, port } from './shared/port.ts'

/** The data that the tab stored when the login was created. None of this data is secret. */
export interface Confirmation extends PhoneToVerify {
  readonly accountNumber: string
  readonly customerName: string
  readonly email: string
  readonly loginId: string
  readonly pendingRecorded: boolean
  readonly emailVerified?: boolean
  readonly emailSecondsLeft: number
}

export const registrationConfirmationMachine = setup({
  types: {
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
