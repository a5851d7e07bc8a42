import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import * as v from 'valibot'
import { readJson } from './json-file.ts'
import { root } from './run-command.ts'

const reportFile = new URL('../dist/chunks.json', import.meta.url).pathname

const Chunk = v.object({
  file: v.string(),
  name: v.string(),
  /** The module whose import loads this chunk; empty for a shared chunk. */
  entry: v.string(),
  imports: v.array(v.string()),
  packages: v.array(v.string()),
})
export type Chunk = v.InferOutput<typeof Chunk>

const packageOf = (id: string): string[] => {
  const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1]
  return name === undefined ? [] : [name]
}

const describe = (chunk: Rolldown.OutputChunk): Chunk => ({
  file: chunk.fileName,
  name: chunk.name,
  entry: chunk.facadeModuleId === null ? '' : relative(root, chunk.facadeModuleId),
  imports: chunk.imports,
  packages: [...new Set(chunk.moduleIds.flatMap(packageOf))],
})

/** Those that import and are imported: only they can be part of a cycle. */
const insideOf = (chunks: readonly Chunk[]): readonly Chunk[] =>
  chunks.filter(
    ({ file, imports }) =>
      chunks.some((other) => imports.includes(other.file)) &&
      chunks.some((other) => other.imports.includes(file)),
  )

/** @throws for a cycle, in which a browser would evaluate a chunk before its imports */
export const rejectCycles = (chunks: readonly Chunk[]): void => {
  const inside = insideOf(chunks)
  if (inside.length < chunks.length) return rejectCycles(inside)
  if (inside.length === 0) return
  const files = inside.map(({ file }) => file).join(', ')
  throw new Error(`Built files import each other in a circle: ${files}. Divide them in .ci/chunk-groups.ts.`)
}

export const chunkReport = (): Plugin => ({
  name: 'mywater-chunk-report',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  writeBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [describe(file)] : []))
    rejectCycles(chunks)
    writeFileSync(reportFile, JSON.stringify(chunks, null, 2))
  },
})

export const readChunks = (): readonly Chunk[] => readJson(reportFile, v.array(Chunk))
