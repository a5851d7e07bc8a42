import { parseSync } from 'vite'

export interface Import {
  readonly from: string
  /** The compiler removes such an import. */
  readonly isType: boolean
}

const unquote = (text: string) => text.replace(/^['"`]|['"`]$/g, '')

// An import without names runs the module, so it is no import of types.
const isTypeOnly = (entries: readonly { isType: boolean }[]) =>
  entries.length > 0 && entries.every((entry) => entry.isType)

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const patternsOf = (node: Readonly<Record<string, unknown>>): string[] => {
  const { type, callee, arguments: given } = node
  const isGlob =
    type === 'CallExpression' &&
    isNode(callee) &&
    isNode(callee['object']) &&
    callee['object']['type'] === 'MetaProperty' &&
    isNode(callee['property']) &&
    callee['property']['name'] === 'glob'
  const first: unknown = isGlob && Array.isArray(given) ? given[0] : undefined
  if (!isNode(first)) return []
  const texts = Array.isArray(first['elements']) ? first['elements'] : [first]
  return texts.map((text: unknown) =>
    isNode(text) && typeof text['value'] === 'string' ? text['value'] : 'a pattern that is no text',
  )
}

/** Without the patterns that exclude files. */
const readGlobs = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(readGlobs)
  if (!isNode(value)) return []
  return [
    ...patternsOf(value).filter((pattern) => !pattern.startsWith('!')),
    ...Object.values(value).flatMap(readGlobs),
  ]
}

export const readImports = (file: string, text: string): Import[] => {
  const { module, program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors.map((error) => error.message).join('; ')}`)
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    from: moduleRequest.value,
    isType: isTypeOnly(entries),
  }))
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      entry.moduleRequest ? [{ from: entry.moduleRequest.value, isType: entry.isType }] : [],
    ),
  )
  const dynamic = module.dynamicImports.map(({ moduleRequest }) => ({
    from: unquote(text.slice(moduleRequest.start, moduleRequest.end)),
    isType: false,
  }))
  const globs = text.includes('import.meta.glob') ? readGlobs(program) : []
  return [...imports, ...exports, ...dynamic, ...globs.map((from) => ({ from, isType: false }))]
}
