import { posix } from 'node:path'
import { readImports, type Import } from './read-imports.ts'
import { layerOf } from './import-table.ts'
import type { Layer } from './layer.ts'

const list = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : 'nothing')

const describe = (layer: Layer) => {
  const typesOf = [...(layer.typesOf ?? []), ...(layer.typesOfPackages ?? [])]
  const types = typesOf.length > 0 ? `; types of ${list(typesOf)}` : ''
  return `${layer.name} may import ${list([...(layer.layers ?? []), ...(layer.packages ?? [])])}${types}`
}

const packageOf = (specifier: string) => {
  if (specifier.startsWith('node:')) return 'node:'
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

const isAllowed = (
  name: string,
  isType: boolean,
  allowed: readonly string[] = [],
  types: readonly string[] = [],
) => allowed.includes(name) || (isType && types.includes(name))

const checkPackage = (layer: Layer, { from, isType }: Import) =>
  isAllowed(packageOf(from), isType, layer.packages, layer.typesOfPackages) ? undefined : from

const checkFile = (layer: Layer, file: string, { from, isType }: Import) => {
  const target = posix.join(posix.dirname(file), from.replace(/\?.*$/, ''))
  const entered = layerOf(target)
  if (entered && isAllowed(entered.name, isType, [layer.name, ...(layer.layers ?? [])], layer.typesOf))
    return undefined
  return `${isType ? 'types of ' : ''}${target}`
}

export const checkImports = (file: string, text: string): string[] => {
  const layer = layerOf(file)
  if (!layer)
    return [`${file} belongs to no layer: move it, or give it a row in tests/architecture/import-table.ts`]
  return readImports(file, text).flatMap((found) => {
    const wrong = found.from.startsWith('.') ? checkFile(layer, file, found) : checkPackage(layer, found)
    return wrong === undefined ? [] : [`${file} may not import ${wrong} (${describe(layer)})`]
  })
}
