/** The name of a flow, such as `change-name`, in each form that its files need. */
export interface FlowNames {
  /** The name in kebab case, as in `change-name`. Used in file names. */
  readonly slug: string
  /** The name in camel case, as in `changeName`. Used for the flow's machine, path and texts. */
  readonly camel: string
  /** The name in Pascal case, as in `ChangeName`. Used for the flow's types. */
  readonly pascal: string
  /** The name as separate words, as in `Change name`. Used in titles. */
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

/** Returns the flow's name as the key of an object literal. Adds quotes only if the key needs quotes. */
export const keyOf = (slug: string): string => (slug.includes('-') ? `'${slug}'` : slug)
