import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { DocumentFiles } from '../../contract/first-view.ts'
import type { Language } from '../../contract/languages.ts'

const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    name: v.optional(v.string()),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
)
type Manifest = v.InferOutput<typeof Manifest>

const chunkAt = (manifest: Manifest, key: string) => {
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`The built portal has no ${key}.`)
  return chunk
}

const chunkNamed = (manifest: Manifest, wanted: string) => {
  const chunk = Object.values(manifest).find(({ name }) => name === wanted)
  if (chunk === undefined) throw new Error(`The built portal has no chunk named ${wanted}.`)
  return chunk
}

const styleSheetOf = (manifest: Manifest): string => {
  const files = Object.values(manifest).flatMap(({ file, css }) => (file.endsWith('.css') ? [file] : css))
  const [file, ...others] = new Set(files)
  if (file === undefined || others.length > 0) throw new Error('The built portal has not one style sheet.')
  return file
}

const filesOfFlow = (manifest: Manifest, flow: string): { readonly file: string }[] => {
  const own = ['.tsx', '.ports.ts'].flatMap((suffix) => manifest[`src/portal/flows/${flow}${suffix}`] ?? [])
  return [...own, ...own.flatMap(({ imports }) => imports.map((key) => chunkAt(manifest, key)))]
}

/**
 * Reads the manifest of the build in `folder`.
 * @returns `null` if there is no build; otherwise a function that lists the files of a page for a language. For the
 * landing page, `page` is `landing`. For a flow, `page` is the name of the flow's file below `flows/`. For any other
 * page, `page` is missing.
 */
export const readBuiltPortal = (
  folder: string,
): ((language: Language, page?: string) => DocumentFiles) | null => {
  let text
  try {
    text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8')
  } catch {
    return null
  }
  const manifest = v.parse(Manifest, JSON.parse(text))
  const styleSheet = styleSheetOf(manifest)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  // The landing page has much text and few scripts, so it does not contain what no landing page shows. For a flow, the
  // sheet would be one request more.
  const landing = { style: read('.vite/landing.css'), styleSheet: `/${styleSheet}` }
  const other = { style: read(styleSheet) }
  const start = chunkNamed(manifest, 'start')
  const texts = (language: Language, name: string) =>
    chunkAt(manifest, `src/portal/text/${language}/${name}.ts`)
  const early = (language: Language, page: string | undefined) => {
    const first = [...start.imports.map((key) => chunkAt(manifest, key)), texts(language, 'first-view')]
    if (page === 'landing') return first
    const flow = page === undefined ? [] : filesOfFlow(manifest, page)
    return [...first, texts(language, 'flows'), chunkNamed(manifest, 'steps'), ...flow]
  }
  return (language, page) => {
    const files = new Set(early(language, page).map(({ file }) => `/${file}`))
    // `early` lists the files that the browser loads early. The start script is not in this list, because the page has
    // a script element for it.
    files.delete(`/${start.file}`)
    return { ...(page === 'landing' ? landing : other), script: `/${start.file}`, early: [...files] }
  }
}
