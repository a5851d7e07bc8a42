/**
 * Checks that a login ID is free and creates the login (document 1, §4 and §8; document 2, §4 and §8). Three flows run
 * this machine: the creation of a login, the invitation and the registration of a third party. Each flow adds its own
 * call that creates the login. The secrets of the form, such as the password, are only in the context of this machine.
 */
import { assign, setup, type PromiseActorLogic, type StateMachine } from 'xstate'
import { byKind } from '../shared/by-kind.ts'
import { output, port, wait } from '../shared/port.ts'

export interface LoginIdOutcome {
  readonly kind: 'available' | 'taken'
}
interface NewLogin {
  readonly entries: { readonly loginId: string }
}
interface CreationOutcome {
  readonly kind: string
}
/** The result if the machine did not make the call that creates the login, or if a call has failed. */
type NotAnswered =
  | { readonly kind: 'loginIdTaken' }
  | { readonly kind: 'failed'; readonly waitSeconds: number }

export const loginCreationMachine = setup({
  types: {
    input: {} as NewLogin,
    context: {} as { login: NewLogin; outcome: CreationOutcome | NotAnswered },
    output: {} as CreationOutcome | NotAnswered,
    tags: {} as 'pending',
  },
  actors: {
    checkLoginId: port<LoginIdOutcome, { loginId: string }>('checkLoginId'),
    createLogin: port<CreationOutcome, NewLogin>('createLogin'),
  },
  actions: {
    keep: assign((_, outcome: CreationOutcome) => ({ outcome })),
    refuse: assign({ outcome: { kind: 'loginIdTaken' } }),
    keepWait: assign((_, waitSeconds: number) => ({ outcome: { kind: 'failed', waitSeconds } })),
  },
}).createMachine({
  id: 'loginCreation',
  context: ({ input }) => ({ login: input, outcome: { kind: 'failed', waitSeconds: 0 } }),
  initial: 'checkingLoginId',
  states: {
    checkingLoginId: {
      tags: 'pending',
      invoke: {
        id: 'checkLoginId',
        src: 'checkLoginId',
        input: ({ context }) => ({ loginId: context.login.entries.loginId }),
        onDone: byKind({ available: 'creating', taken: { target: 'loginIdTaken', actions: 'refuse' } }),
        onError: { target: 'failed', actions: { type: 'keepWait', params: wait } },
      },
    },
    creating: {
      tags: 'pending',
      invoke: {
        id: 'createLogin',
        src: 'createLogin',
        input: ({ context }) => context.login,
        onDone: { target: 'answered', actions: { type: 'keep', params: output } },
        onError: { target: 'failed', actions: { type: 'keepWait', params: wait } },
      },
    },
    answered: { type: 'final' },
    loginIdTaken: { type: 'final' },
    failed: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
})

interface Port<Name, Outcome, Input> {
  readonly src: Name
  readonly logic: PromiseActorLogic<Outcome, Input>
  readonly id: string | undefined
}
type Of<Machine, Login, Outcome> =
  Machine extends StateMachine<
    infer _Context,
    infer Event,
    infer Children,
    infer _Actor,
    infer Action,
    infer Guard,
    infer Delay,
    infer Value,
    infer Tag,
    infer _Input,
    infer _Output,
    infer Emitted,
    infer StateMeta,
    infer Schema,
    infer TransitionMeta
  >
    ? StateMachine<
        { login: Login; outcome: Outcome | NotAnswered },
        Event,
        Children,
        Port<'checkLoginId', LoginIdOutcome, { loginId: string }> | Port<'createLogin', Outcome, Login>,
        Action,
        Guard,
        Delay,
        Value,
        Tag,
        Login,
        Outcome | NotAnswered,
        Emitted,
        StateMeta,
        Schema,
        TransitionMeta
      >
    : never

/**
 * Returns `loginCreationMachine`, typed for the input and output of one form. The machine reads only the login ID of
 * the input. It passes the whole input to the port `createLogin`, and returns the output of this port unchanged.
 */
export function loginCreation<Login extends NewLogin, Outcome extends CreationOutcome>(): Of<
  typeof loginCreationMachine,
  Login,
  Outcome
>
export function loginCreation() {
  return loginCreationMachine
}
