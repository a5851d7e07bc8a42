/**
 * One row of the documents: from a state, on an event, under a condition, to a state, and where it says so
 * ("1 §4" is document 1, section 4; "contract §1" and "quality T2" are the pages that settle what is left open).
 */
export type Transition = readonly [from: string, event: string, condition: string, to: string, where: string]
