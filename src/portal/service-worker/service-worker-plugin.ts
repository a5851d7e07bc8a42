import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'

const source = new URL('service-worker.js', import.meta.url)

/** The files every page starts with: the chunk of that name, what it imports, and their styles. */
const neededBy = (bundle: Rolldown.OutputBundle): string[] => {
  const needed = new Set<string>()
  const add = (fileName: string) => {
    const chunk = bundle[fileName]
    if (needed.has(fileName) || chunk?.type !== 'chunk') return
    needed.add(fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) needed.add(style)
    chunk.imports.forEach(add)
  }
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && chunk.name === 'start') add(chunk.fileName)
  return [...needed]
}

/** Writes `/sw.js` for the files of the client's build. */
export const serviceWorker = (): Plugin => ({
  name: 'mywater-service-worker',
  apply: 'build',
  // an entry that does nothing but import is taken out of the bundle before
  enforce: 'post',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle(_options, bundle) {
    const paths = (files: readonly string[]) =>
      files
        .filter((file) => file.startsWith('assets/'))
        .map((file) => `/${file}`)
        .toSorted()
    const all = paths(Object.keys(bundle))
    const hash = createHash('sha256').update(all.join('\n')).digest('hex').slice(0, 16)
    const files = JSON.stringify({ name: `mywater-${hash}`, needed: paths(neededBy(bundle)), all })
    this.emitFile({
      type: 'asset',
      fileName: 'sw.js',
      source: readFileSync(source, 'utf8').replace('__FILES__', files),
    })
  },
})
