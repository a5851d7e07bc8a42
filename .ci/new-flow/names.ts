/** The name of a flow, such as `change-name`, in each form that its files need. */
export interface FlowNames {
  /** `change-name`, for file names. */
  readonly slug: string
  /** `changeName`, for the flow's machine, path and texts. */
  readonly camel: string
  /** `ChangeName`, for the flow's types. */
  readonly pascal: string
  /** `Change name`, for titles. */
  readonly words: string
  readonly journey: string
}

/** The optional parts of a flow: a form with one text field, and a call of the backend. */
export interface FlowParts {
  readonly hasForm: boolean
  readonly hasCall: boolean
}

/** The name of a new flow and its optional parts. */
export type NewFlow = FlowNames & FlowParts

const longest = 30

export const isKebabCase = (name: string): boolean =>
  name.length <= longest && /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name)

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export const namesOf = (slug: string, journey: string): FlowNames => {
  const pascal = slug.split('-').map(capitalise).join('')
  return {
    slug,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    words: capitalise(slug.replaceAll('-', ' ')),
    journey,
  }
}

/** Returns the name as a key of an object, in quotes only if the key needs quotes. */
export const keyOf = (slug: string): string => (slug.includes('-') ? `'${slug}'` : slug)
