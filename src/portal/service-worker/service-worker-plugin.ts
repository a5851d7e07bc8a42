import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { runnerImport } from 'vite'
import type { Plugin, Rolldown } from 'vite'
import { allLanguages, languageCookie } from '../../contract/languages.ts'
import type { Language } from '../../contract/languages.ts'
import type { Ending, LevelHead } from '../components/level-head/level-head.tsx'
import type { documentText } from '../text/en/document.ts'

const source = new URL('service-worker.js', import.meta.url)

const textsOf = async (language: Language) => {
  const file = fileURLToPath(new URL(`../text/${language}/document.ts`, import.meta.url))
  const { module } = await runnerImport<{ documentText: typeof documentText }>(file)
  return [language, module.documentText.offline] as const
}

/** Without comments and line breaks. */
const styleIn = (name: string): string =>
  readFileSync(new URL(`../${name}.css`, import.meta.url), 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')

/** Gives a component the class names as they are in its style sheet. */
const plainClassNames: Plugin = {
  name: 'mywater-plain-class-names',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.module.css') ? '\0class-names' : undefined),
  load: (id) =>
    id === '\0class-names' ? 'export default new Proxy({}, { get: (_, name) => name })' : undefined,
}

const pictureOf = async (kind: Ending) => {
  const file = fileURLToPath(new URL('../components/level-head/level-head.tsx', import.meta.url))
  const { module } = await runnerImport<{ LevelHead: typeof LevelHead }>(file, { plugins: [plainClassNames] })
  return renderToStaticMarkup(createElement(module.LevelHead, { kind }))
}

/** The server adds the brand's styles. */
const readOffline = async () => ({
  picture: await pictureOf('adrift'),
  style: [
    ...['tokens', 'base', 'button.module'].map((name) => `styles/${name}`),
    ...['actions', 'gate', 'header', 'level-head', 'page-frame', 'sea-chart'].map(
      (name) => `components/${name}/${name}.module`,
    ),
  ]
    .map(styleIn)
    .join(''),
  words: Object.fromEntries(await Promise.all(allLanguages.map(textsOf))),
})

/** For a string in single quotes. */
const quoted = (text: string): string => text.replace(/[\\']/g, (sign) => `\\${sign}`)

/** What every visit needs, beside the styles: the first page, and the router for every later page. */
const entries = ['start', 'routes']

const filesNeededBy = (bundle: Rolldown.OutputBundle): string[] => {
  const needed = new Set<string>()
  const add = (fileName: string) => {
    const chunk = bundle[fileName]
    if (needed.has(fileName) || chunk?.type !== 'chunk') return
    needed.add(fileName)
    chunk.imports.forEach(add)
  }
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && entries.includes(chunk.name)) add(chunk.fileName)
  return [...needed, ...Object.keys(bundle).filter((file) => file.endsWith('.css'))]
}

export const serviceWorker = (): Plugin => ({
  name: 'mywater-service-worker',
  apply: 'build',
  // After all other plugins: the bundler removes entry files that only import others, which must not be
  // listed.
  enforce: 'post',
  applyToEnvironment: (environment) => environment.name === 'client',
  async generateBundle(_options, bundle) {
    const paths = (files: readonly string[]) =>
      files
        .filter((file) => file.startsWith('assets/'))
        .map((file) => `/${file}`)
        .toSorted()
    const all = paths(Object.keys(bundle))
    const hash = createHash('sha256').update(all.join('\n')).digest('hex').slice(0, 16)
    const files = JSON.stringify({
      name: `mywater-${hash}`,
      needed: paths(filesNeededBy(bundle)),
      all,
      offline: await readOffline(),
    })
    this.emitFile({
      type: 'asset',
      fileName: 'sw.js',
      source: readFileSync(source, 'utf8')
        .replace('__FILES__', () => quoted(files))
        .replace('__COOKIE__', languageCookie.name),
    })
  },
})
