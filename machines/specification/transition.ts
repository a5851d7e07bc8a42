/**
 * One documented transition: source state, event, condition, target state and section. "1 §4" is document 1, section
 * 4. "ours: …" is our own reason, if the documents do not specify the transition.
 */
export type Transition = readonly [from: string, event: string, condition: string, to: string, where: string]
