import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { format } from 'oxfmt'
import * as v from 'valibot'
import { readJson } from '../json-file.ts'
import { root } from '../run-command.ts'
import { callEntries, operationsEntries } from './call-entries.ts'
import { callFiles } from './call-files.ts'
import { entriesOf, journeyEntry, type Entry } from './entries.ts'
import { machineFiles } from './machine-files.ts'
import { isKebabCase, namesOf, type FlowParts, type NewFlow } from './names.ts'
import { portalFiles } from './portal-files.ts'
import { approvedFiles, storyFiles } from './story-files.ts'

const stop = (line: string): never => {
  console.error(line)
  process.exit(2)
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const style = readJson(
  join(root, '.oxfmtrc.json'),
  v.object({ semi: v.boolean(), singleQuote: v.boolean(), printWidth: v.number() }),
)

const formatted = async (path: string, text: string): Promise<string> => {
  const { code, errors } = await format(path, text, style)
  return errors.length === 0 ? code : stop(`${path} cannot be written: ${errors[0]?.message ?? ''}`)
}

const filesOf = async (flow: NewFlow): Promise<readonly (readonly [path: string, text: string])[]> =>
  Promise.all(
    [machineFiles, portalFiles, storyFiles, callFiles]
      .flatMap((create) => Object.entries(create(flow)))
      .map(async ([path, text]) => [path, await formatted(path, text)] as const),
  )

/**
 * Formats the lines that are inserted into an existing file. Indented lines stay unchanged, because they are only a
 * part of a statement and the formatter needs whole statements.
 */
const entryText = async ({ path, text }: Entry): Promise<string> =>
  text.startsWith(' ') || path.endsWith('.txt') ? text : formatted(path, text)

const replaceOnce = (path: string, found: string, replacement: string): void => {
  const text = read(path)
  if (text.split(found).length !== 2) stop(`${path} has to contain this text exactly once:\n${found}`)
  write(
    path,
    text.replace(found, () => replacement),
  )
}

const exists = (...path: string[]): boolean => existsSync(join(root, ...path))

/** The lines that existing files need for the flow, and the lines for its journey if the journey is new. */
const entriesIn = (flow: NewFlow): readonly Entry[] => [
  ...entriesOf(flow),
  ...callEntries(flow),
  ...(exists('src/portal/flows', flow.journey) ? [] : [journeyEntry(flow)]),
  ...(!flow.hasCall || exists('src/server/operations', flow.journey) ? [] : operationsEntries(flow)),
]

const add = async (names: NewFlow): Promise<void> => {
  const entries = entriesIn(names)
  const files = await filesOf(names)
  const existing = [
    ...files.map(([path]) => path).filter((path) => existsSync(join(root, path))),
    ...entries
      .map(({ path }) => path)
      .filter((path) => /\.tsx?$/.test(path) && new RegExp(`\\b${names.camel}\\b`).test(read(path))),
  ]
  if (existing.length > 0) stop(`The name ${names.slug} is taken: ${[...new Set(existing)].join(', ')}`)
  for (const [path, text] of files) write(path, text)
  for (const entry of entries) replaceOnce(entry.path, entry.before, (await entryText(entry)) + entry.before)
  const changed = [...new Set(entries.map(({ path }) => path))]
  console.log(
    [
      'Written:',
      ...files.map(([path]) => `  ${path}`),
      'Changed:',
      ...changed.map((path) => `  ${path}`),
      `Next, write the approved transitions, pictures and texts: npm run approve ${names.slug}`,
      `The flow opens at /${names.camel}. To remove the flow, run npm run new-flow -- --remove ${names.slug}`,
    ].join('\n'),
  )
}

const removeEmptyFolders = (path: string): void => {
  if (readdirSync(path).length > 0) return
  rmdirSync(path)
  removeEmptyFolders(dirname(path))
}

const remove = async (names: NewFlow): Promise<void> => {
  const files = await filesOf(names)
  const changed = files.filter(([path, text]) => !existsSync(join(root, path)) || read(path) !== text)
  if (changed.length > 0)
    stop(
      `These files were changed after their generation:\n${changed.map(([path]) => `  ${path}`).join('\n')}`,
    )
  const written = [...files.map(([path]) => path), ...approvedFiles(names)]
  for (const file of written.filter((path) => existsSync(join(root, path)))) {
    rmSync(join(root, file))
    removeEmptyFolders(dirname(join(root, file)))
  }
  const entries = entriesIn(names)
  for (const entry of entries) replaceOnce(entry.path, await entryText(entry), '')
  console.log(`${names.slug} is removed.`)
}

const journeyOf = (slug: string): string =>
  globSync(`src/portal/flows/*/${slug}.ports.ts`, { cwd: root })
    .map((path) => path.replaceAll('\\', '/').split('/')[3])
    .find((journey) => journey !== undefined) ?? stop(`There is no flow ${slug}.`)

const { values, positionals } = parseArgs({
  options: { remove: { type: 'string' }, 'with-form': { type: 'boolean' }, 'with-call': { type: 'boolean' } },
  allowPositionals: true,
})
const [slug = values.remove ?? '', journey = slug] = positionals
if (![slug, journey].every(isKebabCase) || journey === 'kit')
  stop(
    'npm run new-flow NAME [JOURNEY] [-- --with-form --with-call], or npm run new-flow -- --remove NAME: names in kebab case',
  )
const chosen: FlowParts = { hasForm: values['with-form'] === true, hasCall: values['with-call'] === true }
const written: FlowParts = {
  hasForm: exists(`machines/forms/${slug}.ts`),
  hasCall: exists(`src/contract/${slug}.ts`),
}
await (values.remove === undefined
  ? add({ ...namesOf(slug, journey), ...chosen })
  : remove({ ...namesOf(slug, journeyOf(slug)), ...written }))
