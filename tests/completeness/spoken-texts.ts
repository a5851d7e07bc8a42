import { parseSync } from 'vite'
import { allLanguages, type Language } from '../../src/contract/languages.ts'
import { filesOf, readSource } from '../architecture/source-files.ts'

/** `{}` marks a filled-in value, and `{#}` a number with its unit. */
export interface SpokenText {
  /** The key of the text, which is the same in every language: `eligibility.refusals.notEligible`. */
  readonly place: string
  readonly language: Language
  readonly file: string
  /** The line where the text begins, counted from 1. */
  readonly line: number
  readonly words: string
  /** The names of the values that the code fills into the text. */
  readonly facts: readonly string[]
  /** The languages for which the text formats its numbers. Normally this is only the text's own language. */
  readonly numbersIn: readonly string[]
}

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
const nodesOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((value) => (isNode(value) ? [value] : nodesOf(value)))

const below = (node: Node): readonly Node[] => [node, ...childrenOf(node).flatMap(below)]

const nameOf = (node: unknown): string => {
  const name = isNode(node) ? (node['name'] ?? node['value']) : undefined
  return typeof name === 'string' || typeof name === 'number' ? String(name) : ''
}

/** Returns the expression without the parentheses and type assertions around it. */
const bare = (node: Node): Node => {
  const { expression } = node
  return /^(Parenthesized|TSAs|TSSatisfies)Expression$/.test(node.type) && isNode(expression)
    ? bare(expression)
    : node
}

const propertiesOf = (node: Node): readonly (readonly [string, Node])[] =>
  nodesOf(node['properties']).flatMap(({ key, value }) =>
    isNode(value) ? [[nameOf(key), bare(value)] as const] : [],
  )

const cookedOf = ({ value }: Node): string =>
  typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''

interface Gathered {
  words: string
  readonly facts: Set<string>
  readonly numbersIn: string[]
}

const gatherTemplate = (node: Node, into: Gathered): void => {
  const facts = nodesOf(node['expressions'])
  for (const [index, part] of nodesOf(node['quasis']).entries()) {
    into.words += cookedOf(part)
    const fact = facts[index]
    if (fact === undefined) continue
    gather(fact, into)
    into.words += fact.type === 'CallExpression' ? '{#}' : '{}'
  }
  into.words += '\n'
}

const gatherCall = (node: Node, into: Gathered): void => {
  const { callee } = node
  const [first, ...others] = nodesOf(node['arguments'])
  if (isNode(callee) && callee.type === 'MemberExpression') return gather(callee, into)
  const saysNumber = nameOf(callee) === 'inUnits'
  if (saysNumber) into.numbersIn.push(nameOf(first))
  else if (first) gather(first, into)
  for (const one of others) if (!saysNumber || one.type !== 'Literal') gather(one, into)
}

/** The condition can also be a call, such as the call of `select` of `Intl.PluralRules`. */
const gatherChoice = (node: Node, into: Gathered): void => {
  const rules = below(node).find(
    ({ type, callee }) =>
      type === 'NewExpression' && isNode(callee) && nameOf(callee['property']) === 'PluralRules',
  )
  const before = into.words
  for (const one of childrenOf(node)) gather(one, into)
  if (rules === undefined) return
  into.numbersIn.push(...nodesOf(rules['arguments']).map(nameOf))
  into.words = before + into.words.slice(before.length).replaceAll('{}', '{#}')
}

const gather = (node: Node, into: Gathered): void => {
  if (node.type === 'Literal') into.words += typeof node['value'] === 'string' ? `${node['value']}\n` : ''
  else if (node.type === 'Identifier') into.facts.add(nameOf(node))
  else if (node.type === 'TemplateLiteral') gatherTemplate(node, into)
  else if (node.type === 'CallExpression') gatherCall(node, into)
  else if (node.type === 'ConditionalExpression') gatherChoice(node, into)
  else if (node.type === 'Property' || node.type === 'MemberExpression') {
    const inner = node['value'] ?? node['object']
    if (isNode(inner)) gather(inner, into)
  } else if (node.type !== 'BinaryExpression') for (const one of childrenOf(node)) gather(one, into)
}

interface Source {
  readonly language: Language
  readonly file: string
  readonly lineOf: (node: Node) => number
}

const textsBelow = (node: Node, place: string, source: Source): SpokenText[] => {
  if (node.type === 'ObjectExpression')
    return propertiesOf(node).flatMap(([key, value]) => textsBelow(value, `${place}.${key}`, source))
  if (node.type === 'ArrayExpression')
    return nodesOf(node['elements']).flatMap((element, index) =>
      textsBelow(element, `${place}.${index}`, source),
    )
  const { body } = node
  if (node.type === 'ArrowFunctionExpression' && isNode(body)) return textsBelow(bare(body), place, source)
  const into: Gathered = { words: '', facts: new Set(), numbersIn: [] }
  gather(node, into)
  const { words, facts, numbersIn } = into
  const { language, file, lineOf } = source
  return [
    {
      place,
      language,
      file,
      line: lineOf(node),
      words: words.trim(),
      facts: [...facts].toSorted(),
      numbersIn,
    },
  ]
}

const sourceOf = (file: string, language: Language): Source => {
  const source = readSource(file)
  return { language, file, lineOf: ({ start }) => source.slice(0, Number(start)).split('\n').length }
}

const parse = (file: string): Node => {
  const { program } = parseSync(file, readSource(file))
  if (!isNode(program)) throw new Error(`${file} is no program`)
  return program
}

const declarationsOf = (program: Node): ReadonlyMap<string, Node> =>
  new Map(
    below(program)
      .filter(({ type }) => type === 'VariableDeclarator')
      .flatMap(({ id, init }) => (isNode(init) ? [[nameOf(id), bare(init)] as const] : [])),
  )

export const spokenTexts: readonly SpokenText[] = allLanguages.flatMap((language) =>
  filesOf(`src/{portal/text,server/words}/${language}/*.ts`)
    .filter((file) => !/\/(first-view|flows)\.ts$/.test(file))
    .flatMap((file) =>
      [...declarationsOf(parse(file))].flatMap(([name, texts]) =>
        textsBelow(texts, name, sourceOf(file, language)),
      ),
    ),
)
