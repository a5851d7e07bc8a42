import type { AccessibleNode } from './accessibility-tree.ts'

/**
 * Returns true for a role for which a screen reader says only the element's name. The content is the same text, or is
 * hidden until a person opens the element.
 */
const isWhole = (role: string): boolean =>
  /^(heading|link|button|image|textbox|searchbox|radio|checkbox|combobox|meter|progressbar|DisclosureTriangle)$/.test(
    role,
  )

/** Returns true for a role that a screen reader says before the content. For other roles, it says only the content. */
const isPlace = (role: string): boolean =>
  /^(dialog|alertdialog|navigation|region|complementary|figure|group|alert|status|list)$/.test(role)

/** The header and footer are left out of the text, because they are the same on every page. */
const isFrame = (role: string): boolean => role === 'banner' || role === 'contentinfo'

const states = ({ properties }: AccessibleNode): string[] => [
  ...['required', 'disabled', 'busy', 'readonly'].filter((name) => properties[name] === 'true'),
  ...(properties['invalid'] === 'true' ? ['invalid'] : []),
  ...(properties['checked'] ? [properties['checked'] === 'true' ? 'checked' : 'not checked'] : []),
  ...(properties['expanded'] ? [properties['expanded'] === 'true' ? 'expanded' : 'collapsed'] : []),
]

const role = (node: AccessibleNode): string => {
  if (node.role === 'heading') return `heading ${node.properties['level']}`
  return node.role === 'DisclosureTriangle' ? 'summary' : node.role
}

const phrase = (node: AccessibleNode): string =>
  [role(node), node.name, node.value, node.description, ...states(node)].filter(Boolean).join(', ')

const isItem = ({ role: itsRole }: AccessibleNode): boolean => itsRole === 'listitem'

const flat = (node: AccessibleNode): readonly AccessibleNode[] =>
  node.children.flatMap((child) => (child.ignored ? flat(child) : [child]))

/**
 * Returns true if an element contains only text, possibly in nested elements that have no role or only emphasise the
 * text.
 */
const isWords = (node: AccessibleNode): boolean =>
  node.role === 'StaticText' ||
  (/^(strong|emphasis|mark|generic|none)$/.test(node.role) && flat(node).every(isWords))

const words = (node: AccessibleNode): string => {
  if (node.role === 'StaticText') return node.name
  const said = flat(node).map(words).join('')
  return /^(generic|none)$/.test(node.role) ? ` ${said} ` : said
}

const inside = (node: AccessibleNode): string[] => {
  const lines: string[] = []
  let line = ''
  const end = () => {
    const said = line.replace(/\s+/g, ' ').trim()
    if (said !== '') lines.push(said)
    line = ''
  }
  for (const child of flat(node)) {
    if (isWords(child)) line += words(child)
    else {
      end()
      lines.push(...readOut(child))
    }
  }
  end()
  return lines
}

/** Returns the phrases that a screen reader says for `node` and its content, in order. */
export const readOut = (node: AccessibleNode): string[] => {
  if (isFrame(node.role)) return []
  if (isWhole(node.role)) return [phrase(node)]
  const within = inside(node)
  if (isItem(node)) return within.map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`))
  if (!isPlace(node.role)) return node.properties['busy'] === 'true' ? ['busy', ...within] : within
  const items = flat(node).filter(isItem).length
  const begins = items > 0 ? `list of ${items}` : phrase(node)
  // A screen reader says nothing for an empty live region.
  return within.length === 0 && !node.name ? [] : [begins, ...within]
}
