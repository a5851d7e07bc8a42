import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { DocumentFiles } from '../../contract/first-view.ts'
import type { Language } from '../../contract/languages.ts'

const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string())),
  }),
)
type Manifest = v.InferOutput<typeof Manifest>

const entry = 'index.html'

const fileOf = (manifest: Manifest, key: string): string => {
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`The built portal has no ${key}.`)
  return `/${chunk.file}`
}

/** What the build wrote down of the portal in `folder`: the files that the documents name, by language; `null` before a build. */
export const readBuiltPortal = (
  folder: string,
): ((language: Language, isLanding: boolean) => DocumentFiles) | null => {
  let text
  try {
    text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8')
  } catch {
    return null
  }
  const manifest = v.parse(Manifest, JSON.parse(text))
  const styles = Object.values(manifest).flatMap(({ file, css = [] }) =>
    file.endsWith('.css') ? [file] : css,
  )
  const style = [...new Set(styles)].map((file) => readFileSync(join(folder, file), 'utf8')).join('')
  const start = manifest[entry]?.imports ?? []
  return (language, isLanding) => ({
    style,
    script: fileOf(manifest, entry),
    early: [
      ...start,
      ...['first-view', ...(isLanding ? [] : ['flows'])].map(
        (name) => `src/portal/text/${language}/${name}.ts`,
      ),
    ].map((key) => fileOf(manifest, key)),
  })
}
