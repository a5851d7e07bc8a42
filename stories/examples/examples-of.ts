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

/** What a port may answer, or a child may end with, each by a name that a person can choose. */
type AnswersOf<Actor extends ProvidedActor> = {
  readonly [Name in Actor['src']]?: Readonly<
    Record<string, OutputFrom<Extract<Actor, { src: Name }>['logic']>>
  >
}

/** Everything that can happen to a flow, by examples: enough of them to take each of its transitions. */
export interface Examples<Machine extends AnyStateMachine> {
  readonly machine: Machine
  /** What it may be started with; the first is where a person usually begins. */
  readonly inputs: readonly [InputFrom<Machine>, ...InputFrom<Machine>[]]
  /** What a person, or the browser, may do. */
  readonly events: readonly EventFromLogic<Machine>[]
  /** By name of the port or child, or of a port of a child. That a port fails is an example of every port. */
  readonly answers: AnswersOf<ActorsOf<Machine> | ActorsOf<ActorsOf<Machine>['logic']>>
}

/** Ties the types of a flow's examples to its machine. */
export const examplesOf = <Machine extends AnyStateMachine>(examples: Examples<Machine>): Examples<Machine> =>
  examples
