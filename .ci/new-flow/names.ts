/** The name of a flow, `change-name`, in each form that its files need. */
export interface FlowNames {
  /** `change-name`: for its files. */
  readonly slug: string
  /** `changeName`: for its machine, its path and its texts. */
  readonly camel: string
  /** `ChangeName`: for its types. */
  readonly pascal: string
  /** `Change name`: for people. */
  readonly words: string
  readonly journey: string
}

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

/** As a key of an object, quoted only where necessary. */
export const keyOf = (slug: string): string => (slug.includes('-') ? `'${slug}'` : slug)
