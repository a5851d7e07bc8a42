import type {
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  ProvidedActor,
  StateMachine,
} from 'xstate'

type ActorsOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _StateMeta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? Actor
    : never

/** The results of each port and child machine, by the name that Storybook's control shows. */
type AnswersOf<Actor extends ProvidedActor> = {
  readonly [Name in Actor['src']]?: Readonly<
    Record<string, OutputFrom<Extract<Actor, { src: Name }>['logic']>>
  >
}

/** With these examples, a test can take each transition of the flow. */
export interface Examples<Machine extends AnyStateMachine> {
  readonly machine: Machine
  /** The first input is the usual input. */
  readonly inputs: readonly [InputFrom<Machine>, ...InputFrom<Machine>[]]
  readonly events: readonly EventFromLogic<Machine>[]
  /** Also of the ports of child machines. Each port has a failure as a further result. */
  readonly answers: AnswersOf<ActorsOf<Machine> | ActorsOf<ActorsOf<Machine>['logic']>>
}

/** The compiler checks the types of the examples against the machine. */
export const examplesOf = <Machine extends AnyStateMachine>(examples: Examples<Machine>): Examples<Machine> =>
  examples

/** Results that have only a kind, such as `{ sent: { kind: 'sent' } }`. */
export const kinds = <Kind extends string>(...names: readonly Kind[]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` loses the names of the keys
  Object.fromEntries(names.map((kind) => [kind, { kind }])) as {
    readonly [Name in Kind]: { readonly kind: Name }
  }
