/**
 * The flow that links the account of an accepted third-party request to a login of the third party (document 2, §2.6,
 * §4, §8; route /thirdPartyAccept).
 */
import { assign, setup } from 'xstate'
import { byKind } from './shared/by-kind.ts'
import { effect, output, port, wait } from './shared/port.ts'
import { signInMachine } from './parts/sign-in.machine.ts'
import type { Person } from './shared/sign-in.ts'
import { isExpectedPerson, type AcceptedThirdParty } from './shared/third-party.ts'

export type SecondaryHolderOutcome = { readonly kind: 'created' } | { readonly kind: 'refused' }

export const thirdPartyAcceptanceMachine = setup({
  types: {
    input: {} as { thirdParty: AcceptedThirdParty | null; wasLinked: boolean },
    context: {} as {
      waitSeconds?: number
      thirdParty: AcceptedThirdParty | null
      wasLinked: boolean
      person: Person | null
    },
    events: {} as
      | { type: 'person.confirm' | 'person.refuse' | 'signUp.choose' | 'completion.retry' }
      | { type: 'dialog.close' | 'close.choose' },
    tags: {} as 'pending' | 'result',
    children: {} as { signIn: 'signIn' },
  },
  actors: {
    findPerson: port<Person | null>('findPerson'),
    createHolder: port<SecondaryHolderOutcome>('createHolder'),
    signOut: port<void>('signOut'),
    completeRequest: port<void, { hashcode: string }>('completeRequest'),
    signIn: signInMachine,
  },
  guards: {
    isAccepted: ({ context }) => context.thirdParty !== null,
    wasLinked: ({ context }) => context.wasLinked,
    hasPartnerNumber: ({ context }) => Boolean(context.thirdParty?.partnerNumber),
    isExpected: ({ context }, person: Person | null) => isExpectedPerson(context.thirdParty, person),
    isSomebody: (_, person: Person | null) => person !== null,
  },
  actions: {
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
    clearWait: assign({ waitSeconds: 0 }),
    keepPerson: assign((_, person: Person | null) => ({ person })),
    clearLinked: effect('clearLinked'),
    /** Without a stored request, the registration then says that it knows none. */
    noteSignUp: effect('noteSignUp'),
  },
}).createMachine({
  id: 'thirdPartyAcceptance',
  context: ({ input }) => ({ ...input, person: null }),
  initial: 'routing',
  on: { 'close.choose': { target: '.closed', actions: 'clearLinked' } },
  states: {
    routing: {
      always: [
        { guard: 'isAccepted', target: 'findingPerson' },
        { guard: 'wasLinked', target: 'linked' },
        { target: 'choice' },
      ],
    },
    findingPerson: {
      tags: 'pending',
      invoke: {
        id: 'findPerson',
        src: 'findPerson',
        onDone: [
          {
            guard: 'hasPartnerNumber',
            target: 'creating',
            actions: { type: 'keepPerson', params: output },
          },
          {
            guard: { type: 'isExpected', params: output },
            target: 'creating',
            actions: { type: 'keepPerson', params: output },
          },
          {
            guard: { type: 'isSomebody', params: output },
            target: 'signedInAs',
            actions: { type: 'keepPerson', params: output },
          },
          { target: 'choice' },
        ],
        onError: [{ guard: 'hasPartnerNumber', target: 'creating' }, { target: 'choice' }],
      },
    },
    choice: {
      on: { 'signUp.choose': { actions: 'noteSignUp' } },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({
          // After the sign-in, the person returns to this page, which then links the account. Without a stored
          // third-party request there is nothing to link, so `path` is empty.
          task: { kind: 'start' as const, path: context.thirdParty ? '/thirdPartyAccept' : '' },
          loginHint: context.thirdParty?.loginId ?? '',
        }),
      },
    },
    signedInAs: { on: { 'person.confirm': 'creating', 'person.refuse': 'signingOut' } },
    // The sign-out also ends the session at the provider. Otherwise the next sign-in would use the same person again.
    signingOut: {
      tags: 'pending',
      invoke: { id: 'signOut', src: 'signOut', onDone: 'home', onError: 'signedInAs' },
    },
    creating: {
      tags: 'pending',
      invoke: {
        id: 'createHolder',
        src: 'createHolder',
        onDone: byKind({ created: 'completing', refused: 'couldNotCreate' }),
        onError: { target: 'couldNotCreate', actions: { type: 'keepWait', params: wait } },
      },
    },
    couldNotCreate: { on: { 'dialog.close': 'home' } },
    completing: {
      tags: 'pending',
      entry: 'clearWait',
      invoke: {
        id: 'completeRequest',
        src: 'completeRequest',
        input: ({ context }) => ({ hashcode: context.thirdParty?.hashcode ?? '' }),
        onDone: 'linked',
        onError: { target: 'completionFailed', actions: { type: 'keepWait', params: wait } },
      },
    },
    completionFailed: { on: { 'dialog.close': 'incomplete' } },
    incomplete: { tags: 'result', on: { 'completion.retry': 'completing' } },
    linked: {
      tags: 'result',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({
          task: { kind: 'start' as const, path: '' },
          loginHint: context.thirdParty?.loginId ?? '',
        }),
      },
    },
    home: { type: 'final' },
    closed: { type: 'final' },
  },
})
