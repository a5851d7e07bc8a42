/** A section of the documents, such as "1 §4" for document 1, section 4. */
type Section = `${1 | 2} §${string}`

export type Transition = readonly [from: string, event: string, condition: string, to: string, where: Section]
