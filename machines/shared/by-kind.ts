import { output } from './port.ts'

interface AnyOutcome {
  readonly kind: string
}
interface Done<Outcome> {
  readonly event: { readonly output: Outcome }
}

/**
 * The names of the actions that accept a value of the type `Brought` as `params`, and of the actions without `params`.
 */
type NamesTaking<Brought, Action> = Action extends {
  readonly type: infer Name extends string
  readonly params?: infer Params
}
  ? [Exclude<Params, ((...args: never) => unknown) | undefined>] extends [infer Taken]
    ? [Taken] extends [never]
      ? Name
      : [Brought] extends [Taken]
        ? Name
        : never
    : never
  : never

/**
 * The target of a transition, or an object with the target and the names of the actions. The actions receive the result
 * of the call as `params`.
 */
type Branch<Name = string> = string | { readonly target?: string; readonly actions?: Name | readonly Name[] }

/** The guard for the kind `sent` has the name `isSent`, which the charts of the machines show. */
const guardOf = (kind: string) =>
  Object.assign(({ event }: Done<AnyOutcome>) => event.output.kind === kind, {
    type: `is${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
  })

/**
 * Returns the transitions after a call (a port) or a child machine has ended: one transition for each possible `kind`
 * of the result. The last transition has no guard. A missing kind, an unknown kind and an unknown action are compile
 * errors.
 */
export function byKind<Outcome extends AnyOutcome, Action>(branches: {
  readonly [Kind in Outcome['kind']]: Branch<NamesTaking<Outcome & { readonly kind: Kind }, Action>>
}): readonly {
  readonly guard?: (done: Done<Outcome>) => boolean
  readonly target?: string
  readonly actions?: readonly Action[]
}[]
export function byKind(branches: Readonly<Record<string, Branch>>): readonly object[] {
  const entries = Object.entries(branches)
  return entries.map(([kind, branch], place) => {
    const { target, actions } = typeof branch === 'string' ? { target: branch } : branch
    return {
      ...(place < entries.length - 1 && { guard: guardOf(kind) }),
      ...(target !== undefined && { target }),
      ...(actions !== undefined && { actions: [actions].flat().map((type) => ({ type, params: output })) }),
    }
  })
}
