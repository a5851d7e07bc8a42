/**
 * One row of the documents: from a state, on an event, under a condition, to a state, and where it says so
 * ("1 §4" is document 1, section 4; "ours: …" is the reason of one that the documents leave open).
 */
export type Transition = readonly [from: string, event: string, condition: string, to: string, where: string]
