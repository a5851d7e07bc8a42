/** A section of the documents, such as "1 §4" for document 1, section 4, or the reason of the project. */
type Where = `${1 | 2} §${string}` | `ours: ${string}`

/**
 * One transition of the specification: source state, event, condition, target state, and the place in the documents. "1
 * §4" means document 1, section 4. If the documents do not specify the transition, `where` begins with "ours: " and
 * contains the project's reason for the transition.
 */
export type Transition = readonly [from: string, event: string, condition: string, to: string, where: Where]
