import { parseSync } from 'vite'

export interface Import {
  readonly from: string
  /** Nothing of it is left after compilation. */
  readonly isType: boolean
}

const unquote = (text: string) => text.replace(/^['"`]|['"`]$/g, '')

// An import without names is there for its effect.
const isTypeOnly = (entries: readonly { isType: boolean }[]) =>
  entries.length > 0 && entries.every((entry) => entry.isType)

/** Every import, re-export and `import()` of a source text. Throws when the text does not parse. */
export const readImports = (file: string, text: string): Import[] => {
  const { module, errors } = parseSync(file, text)
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
  return [...imports, ...exports, ...dynamic]
}
