/** Pseudo-locales that test the layout. Only Storybook offers the pseudo-locales. */
export const pseudoLanguages = { longer: '40 % longer', mirrored: 'Right to left' } as const
export type PseudoLanguage = keyof typeof pseudoLanguages

export const isPseudoLanguage = (name: unknown): name is PseudoLanguage =>
  typeof name === 'string' && Object.hasOwn(pseudoLanguages, name)

const accented: Readonly<Record<string, string>> = { a: 'à', e: 'é', i: 'î', o: 'ö', u: 'ü', y: 'ÿ' }

/** Doubles each vowel and adds vowels at the end, until the word is 40 % longer, as in a language of long words. */
const lengthen = (words: string): string => {
  const doubled = words.replaceAll(/[aeiouy]/gi, (vowel) => vowel + (accented[vowel.toLowerCase()] ?? ''))
  return doubled.replace(
    /\s*$/,
    (end) => 'é'.repeat(Math.max(0, Math.ceil(words.trim().length * 1.4) - doubled.trim().length)) + end,
  )
}

/** The control characters that override the direction of a text. */
const [rightToLeft, end] = ['\u202E', '\u202C']

const say: Readonly<Record<PseudoLanguage, (words: string) => string>> = {
  longer: lengthen,
  mirrored: (words) => `${rightToLeft}${words}${end}`,
}

/** Also for texts that appear later. @returns a function that restores the texts */
export const applyPseudoLanguage = (name: PseudoLanguage): (() => void) => {
  const said = new Map<Node, { readonly words: string; readonly instead: string }>()
  const speak = (node: Node) => {
    const words = node.nodeValue ?? ''
    if (node.parentElement?.closest('script, style, svg, code, [translate=no]') || !/\p{Ll}/u.test(words))
      return
    if (said.get(node)?.instead === words) return
    const instead = say[name](words)
    said.set(node, { words, instead })
    node.nodeValue = instead
  }
  const speakAll = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) speak(texts.currentNode)
  }
  const { documentElement: root } = document
  const observer = new MutationObserver(speakAll)
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  if (name === 'mirrored') root.dir = 'rtl'
  speakAll()
  return () => {
    observer.disconnect()
    root.removeAttribute('dir')
    for (const [node, { words, instead }] of said) if (node.nodeValue === instead) node.nodeValue = words
  }
}
