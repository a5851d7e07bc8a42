/**
 * One row of the documents: source state, event, condition, target state, and the section that prescribes it ("1 §4"
 * is document 1, section 4; "ours: …" is our reason where the documents decide nothing).
 */
export type Transition = readonly [from: string, event: string, condition: string, to: string, where: string]
