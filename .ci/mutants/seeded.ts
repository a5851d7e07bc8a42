import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { projectFiles } from '../copy-tree.ts'
import { root } from '../run-command.ts'
import { randomNumbers } from '../../tests/support/throwaway.ts'

export interface Mutant {
  readonly file: string
  readonly start: number
  readonly end: number
  readonly replacement: string
}
type Change = Omit<Mutant, 'file'>

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : [value]).filter(isNode)

const otherOperator: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '&&': '||',
  '||': '&&',
}
/** Methods whose calls are left out of a chain: of strings, locks, and conditions of a query. */
const leftOut = /^(trim|toLowerCase|normalize|forUpdate|skipLocked|where|slice)$/
/** An object without this property: what XState then does not do. */
const nothing = '...{}'

const mutantsAt = (node: Node, text: string): Change[] => {
  const { type, start, end, operator, left, right, test, argument, callee, value, key } = node
  const of = (inner: Node) => text.slice(inner.start, inner.end)
  if (/^(Binary|Logical)Expression$/.test(type) && isNode(left) && isNode(right)) {
    const other = otherOperator[String(operator)]
    return other === undefined ? [] : [{ start, end, replacement: `${of(left)} ${other} ${of(right)}` }]
  }
  if (/^(IfStatement|ConditionalExpression)$/.test(type) && isNode(test))
    return [{ start: test.start, end: test.end, replacement: `!(${of(test)})` }]
  if (type === 'UnaryExpression' && operator === '!' && isNode(argument))
    return [{ start, end, replacement: of(argument) }]
  if (type === 'Literal' && typeof value === 'boolean') return [{ start, end, replacement: String(!value) }]
  if (type === 'Literal' && typeof value === 'number') return [{ start, end, replacement: String(value + 1) }]
  // A guard, an action or a target of a transition.
  if (type === 'Property' && isNode(key) && /^(guard|actions|entry|exit|target)$/.test(of(key)))
    return [{ start, end, replacement: nothing }]
  if (type !== 'CallExpression' || !isNode(callee)) return []
  // A reset or another value that a transition keeps: one property of `assign({…})`.
  if (of(callee) === 'assign')
    return nodesIn(node['arguments'])
      .flatMap(({ properties }) => nodesIn(properties))
      .map((property) => ({ start: property.start, end: property.end, replacement: nothing }))
  const { property, object } = callee
  return isNode(property) && isNode(object) && leftOut.test(of(property))
    ? [{ start, end, replacement: of(object) }]
    : []
}

const mutantsIn = (node: Node, text: string): Change[] =>
  // Types and imports have no effect at run time.
  /^TS(?!As|NonNull|Satisfies)/.test(node.type) || node.type === 'ImportDeclaration'
    ? []
    : [
        ...mutantsAt(node, text),
        ...Object.values(node)
          .flatMap(nodesIn)
          .flatMap((child) => mutantsIn(child, text)),
      ]

const isMutated = (file: string) =>
  /^machines\/(?!specification\/).*\.ts$/.test(file) ||
  /^src\/portal\/.*\.(ports|records|calls)\.ts$/.test(file) ||
  /^src\/portal\/(identity|api|records)\/.*\.ts$/.test(file) ||
  /^src\/server\/(captcha|domain|factors|identity|mails|operations)\/.*(?<!-text)\.ts$/.test(file)

/** Mutants of machines, forms, ports, records and the backend: the same ones for the same seed and files. */
export const seededMutants = (folders: readonly string[], seed: number, count: number): readonly Mutant[] => {
  const left = projectFiles
    .filter((file) => folders.some((folder) => file.startsWith(folder)) && isMutated(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      // The parser counts in UTF-16 code units, like a JavaScript string.
      const tree: unknown = parseAst(text, { lang: 'ts' })
      return isNode(tree) ? mutantsIn(tree, text).map((change): Mutant => ({ file, ...change })) : []
    })
  const random = randomNumbers(seed)
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat()
}
