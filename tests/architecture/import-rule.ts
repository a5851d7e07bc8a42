import { posix } from 'node:path'
import type { RuleTester } from 'oxlint/plugins-dev'
import { layerOf } from './import-table.ts'
import type { Layer } from './layer.ts'
import { root } from './source-files.ts'

type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>
type Context = Parameters<Rule['create']>[0]
type Visitor = ReturnType<Rule['create']>
type Node = NonNullable<Parameters<Context['report']>[0]['node']>
type Call = Parameters<NonNullable<Visitor['CallExpression']>>[0]

const list = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : 'nothing')

const describe = ({ name, layers = [], packages = [], typesOf = [], typesOfPackages = [] }: Layer) => {
  const types = [...typesOf, ...typesOfPackages]
  return `${name} may import ${list([...layers, ...packages])}${types.length > 0 ? `; types of ${list(types)}` : ''}`
}

const packageOf = (specifier: string) => {
  if (specifier.startsWith('node:')) return 'node:'
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

const isAllowed = (file: string, layer: Layer, from: string, isType: boolean): boolean => {
  const { name, layers = [], packages = [], typesOf = [], typesOfPackages = [] } = layer
  if (!from.startsWith('.'))
    return [...packages, ...(isType ? typesOfPackages : [])].includes(packageOf(from))
  const entered = layerOf(posix.join(posix.dirname(file), from.replace(/\?.*$/, '')))
  return entered !== undefined && [name, ...layers, ...(isType ? typesOf : [])].includes(entered.name)
}

const isGlob = ({ callee }: Call): boolean =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'MetaProperty' &&
  callee.property.type === 'Identifier' &&
  callee.property.name === 'glob'

// An import without names runs the module, so it is no import of types.
const isTypeOnly = (kinds: readonly unknown[]) => kinds.length > 0 && kinds.every((kind) => kind === 'type')

const create = (context: Context): Visitor => {
  const file = posix.relative(root.replaceAll('\\', '/'), context.filename.replaceAll('\\', '/'))
  const layer = layerOf(file)
  if (!layer)
    return {
      Program: (node) =>
        context.report({
          node,
          message: `${file} belongs to no layer: move it, or give it a row in tests/architecture/import-table.ts.`,
        }),
    }
  const check = (node: Node, from: string, isType = false) => {
    if (!isAllowed(file, layer, from, isType))
      context.report({ node, message: `${file} may not import ${from} (${describe(layer)}).` })
  }
  return {
    ImportDeclaration: (node) =>
      check(
        node,
        node.source.value,
        node.importKind === 'type' ||
          isTypeOnly(node.specifiers.map((one) => one.type === 'ImportSpecifier' && one.importKind)),
      ),
    ExportNamedDeclaration: (node) => {
      const isType = node.exportKind === 'type' || isTypeOnly(node.specifiers.map((one) => one.exportKind))
      if (node.source) check(node, node.source.value, isType)
    },
    ExportAllDeclaration: (node) => check(node, node.source.value, node.exportKind === 'type'),
    ImportExpression: (node) =>
      check(node, context.sourceCode.getText(node.source).replaceAll(/^['"`]|['"`]$/g, '')),
    CallExpression: (node) => {
      const [first] = isGlob(node) ? node.arguments : []
      for (const pattern of first?.type === 'ArrayExpression' ? first.elements : first ? [first] : []) {
        const path = pattern?.type === 'Literal' ? String(pattern.value) : 'a pattern that is no text'
        if (!path.startsWith('!')) check(node, path)
      }
    },
  }
}

export const onlyImportsOfTable: Rule = { create }

export default { meta: { name: 'layers' }, rules: { 'only-imports-of-table': onlyImportsOfTable } }
