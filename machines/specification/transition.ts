/**
 * One documented transition: source state, event, condition, target state and section. "1 §4" means document 1,
 * section 4. If the documents do not specify the transition, "ours: …" contains the reason of the project.
 */
export type Transition = readonly [from: string, event: string, condition: string, to: string, where: string]
