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

/** The possible results of a port, or outputs of a child, each with a name for the control. */
type AnswersOf<Actor extends ProvidedActor> = {
  readonly [Name in Actor['src']]?: Readonly<
    Record<string, OutputFrom<Extract<Actor, { src: Name }>['logic']>>
  >
}

/** Examples of the inputs, events and results of a flow. They are enough to take each of its transitions. */
export interface Examples<Machine extends AnyStateMachine> {
  readonly machine: Machine
  /** The possible inputs. The first is the usual one. */
  readonly inputs: readonly [InputFrom<Machine>, ...InputFrom<Machine>[]]
  /** The events that the customer or the browser can send. */
  readonly events: readonly EventFromLogic<Machine>[]
  /**
   * The results by the name of the port or child, or of a port of a child. Every port has a failure as an additional
   * example.
   */
  readonly answers: AnswersOf<ActorsOf<Machine> | ActorsOf<ActorsOf<Machine>['logic']>>
}

/** Connects the types of a flow's examples to its machine. */
export const examplesOf = <Machine extends AnyStateMachine>(examples: Examples<Machine>): Examples<Machine> =>
  examples
