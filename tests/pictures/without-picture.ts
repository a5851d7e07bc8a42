/** The overview is a table of everything: each flow that is added would make its picture another one. */
export const withoutPicture: ReadonlySet<string> = new Set(['overview--all-flows'])
