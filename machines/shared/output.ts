/** Reads what an invoked port or machine answered, as `params` of a guard or an action. */
export const output = <Output>({ event }: { event: { output: Output } }): Output => event.output
