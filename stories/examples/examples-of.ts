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

/**
 * The example results of each port (a call of the flow), and the example outputs of each child machine. Each example
 * has a name, which the developer can choose in a Storybook control.
 */
type AnswersOf<Actor extends ProvidedActor> = {
  readonly [Name in Actor['src']]?: Readonly<
    Record<string, OutputFrom<Extract<Actor, { src: Name }>['logic']>>
  >
}

/**
 * Examples of the inputs, events and results of a flow. With these examples, a test can take each transition of the
 * flow.
 */
export interface Examples<Machine extends AnyStateMachine> {
  readonly machine: Machine
  /** The possible inputs of the machine. The first input is the usual input. */
  readonly inputs: readonly [InputFrom<Machine>, ...InputFrom<Machine>[]]
  /** The events that the customer or the browser can send. */
  readonly events: readonly EventFromLogic<Machine>[]
  /**
   * The example results of the calls. The key is the name of the port (the call) or of the child machine. The ports of
   * child machines are included. Each port automatically has a failure as a further result.
   */
  readonly answers: AnswersOf<ActorsOf<Machine> | ActorsOf<ActorsOf<Machine>['logic']>>
}

/** Returns the examples of a flow unchanged. The compiler checks their types against the machine of the flow. */
export const examplesOf = <Machine extends AnyStateMachine>(examples: Examples<Machine>): Examples<Machine> =>
  examples
