import packageJson from '../../package.json' with { type: 'json' }
import { expressionOf, layers } from './import-table.ts'
import type { Layer } from './layer.ts'

/**
 * For `no-restricted-imports`: refuses what matches `regex`, except what the negative globs in `group`
 * match.
 */
export interface Restriction {
  readonly regex: string
  readonly group?: string[]
  readonly allowTypeImports?: boolean
  readonly message: string
}

const knownPackages = Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies })

/** `isDeep`: the pattern also matches files in subfolders. */
interface Base {
  readonly folders: readonly string[]
  readonly isDeep: boolean
}

const baseOf = (pattern: string): Base => ({
  folders: pattern.split('/').slice(0, -1),
  isDeep: pattern.endsWith('/**'),
})

const sharedDepth = (folders: readonly string[], path: readonly string[]) => {
  const end = folders.findIndex((folder, place) => folder !== path[place])
  return end === -1 ? folders.length : end
}

const stepsUp = (count: number, isDeep: boolean) => {
  if (count === 0) return isDeep ? String.raw`(\./|(\.\./)+)` : String.raw`\./`
  return String.raw`(\.\./){${count}${isDeep ? ',' : ''}}`
}

const specifierOf = ({ folders, isDeep }: Base, pattern: string) => {
  const path = pattern.split('/')
  const shared = sharedDepth(folders, path)
  const rest = path.slice(shared).map(expressionOf).join('/')
  return `${stepsUp(folders.length - shared, isDeep)}${rest}(\\?.*)?`
}

/** A glob `**` does not match `../`, so each possible number of `../` at the start needs one glob. */
const deepest = 4

const globsOf = ({ folders, isDeep }: Base, pattern: string) => {
  const path = pattern.split('/')
  const shared = sharedDepth(folders, path)
  const up = folders.length - shared
  return Array.from({ length: isDeep ? deepest : 1 }, (_, deeper) => {
    const steps = up + deeper === 0 ? ['.'] : Array<string>(up + deeper).fill('..')
    return [...steps, ...path.slice(shared)].join('/')
  })
}

const packageExpression = (name: string) => (name === 'node:' ? 'node:.+' : `${expressionOf(name)}(/.+)?`)

const restrict = (
  bases: readonly Base[],
  refused: readonly Layer[],
  packages: readonly string[],
): string | undefined => {
  const paths = refused.flatMap(({ files }) =>
    bases.flatMap((base) => files.map((pattern) => specifierOf(base, pattern))),
  )
  const alternatives = [...new Set([...paths, ...packages.map(packageExpression)])]
  return alternatives.length > 0 ? `^(${alternatives.join('|')})$` : undefined
}

/** Allowed layers whose files also match a refused layer: the exceptions. */
const exceptionsTo = (refused: readonly Layer[], allowed: readonly Layer[]) =>
  allowed.flatMap(({ files }) =>
    files.filter((pattern) => {
      const sample = pattern.replaceAll('*', 'x')
      return refused.some((layer) =>
        layer.files.some((wide) => new RegExp(`^${expressionOf(wide)}$`).test(sample)),
      )
    }),
  )

export const restrictionsOf = (layer: Layer): Restriction[] => {
  const bases = layer.files.map(baseOf)
  const mayImport = ({ name }: Layer) => name === layer.name || (layer.layers ?? []).includes(name)
  const mayImportTypes = ({ name }: Layer) => (layer.typesOf ?? []).includes(name)
  const isAllowed = (name: string) => (layer.packages ?? []).includes(name)
  const isAllowedType = (name: string) => (layer.typesOfPackages ?? []).includes(name)
  const refused = layers.filter((other) => !mayImport(other))
  const packages = ['node:', ...knownPackages].filter((name) => !isAllowed(name))
  const never = restrict(
    bases,
    refused.filter((other) => !mayImportTypes(other)),
    packages.filter((name) => !isAllowedType(name)),
  )
  const onlyTypes = restrict(bases, refused.filter(mayImportTypes), packages.filter(isAllowedType))
  const group = [
    ...new Set(
      exceptionsTo(refused, layers.filter(mayImport)).flatMap((pattern) =>
        bases.flatMap((base) => globsOf(base, pattern).map((glob) => `!${glob}`)),
      ),
    ),
  ]
  const message = `The import table (tests/architecture/import-table.ts) does not let ${layer.name} import this`
  return [
    ...(never === undefined ? [] : [{ regex: never, group, message: `${message}.` }]),
    ...(onlyTypes === undefined
      ? []
      : [{ regex: onlyTypes, group, allowTypeImports: true, message: `${message}, but its types.` }]),
  ]
}
