import { basename } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { Plugin } from 'vite'
import { messages } from '../stories/examples/messages.ts'
import type { Library, Speaker, Status } from '../stories/find/library.ts'
import { filesOf, readSource } from '../tests/architecture/source-files.ts'
import { spokenTexts } from '../tests/completeness/spoken-texts.ts'

const speakerOf = (file: string): Speaker => {
  if (file.startsWith('src/portal/')) return 'screen'
  if (file.startsWith('src/server/mails/')) return 'mail'
  return file.startsWith('src/server/identity/') ? 'sign-in page' : 'backend'
}

const slugOf = (file: string): string => basename(file).replace(/\..*$/, '')

/** Returns the title and the id of each story file. The keys are the names of the files. */
const titlesOf = (): Library['titles'] =>
  Object.fromEntries(
    filesOf('stories/flows/*/*.stories.tsx').map((file) => {
      const [, title, id] = /title: '([^']*)',\s*id: '([^']*)'/.exec(readSource(file)) ?? []
      if (title === undefined || id === undefined) throw new Error(`${file} has no title and id`)
      return [slugOf(file), { title, id }]
    }),
  )

/**
 * Returns the approved screen-reader texts of the files `tests/approved/spoken/<slug>.snap`. The keys are the ids of
 * the stories.
 */
const spokenBy = (titles: Library['titles']): Library['spoken'] =>
  Object.fromEntries(
    Object.entries(titles).flatMap(([slug, { id }]) =>
      filesOf(`tests/approved/spoken/${slug}.snap`).flatMap((file) =>
        [...readSource(file).matchAll(/^exports\[`(.+) 1`\] = `\n"([\s\S]*?)"\n`;$/gm)].map(
          ([, name = '', said = '']) => [
            toId(id, storyNameFromExport(name)),
            said.replaceAll(/\\([`\\$])/g, '$1'),
          ],
        ),
      ),
    ),
  )

/**
 * Finds the response statuses in the code of a flow's calls (its ports). Returns each status with the kinds of result
 * into which the code converts it.
 */
const statusesIn = (file: string): Status[] => {
  const named = readSource(file)
  const constants = [...named.matchAll(/^const (\w+) = '([^'\n]*)'$/gm)]
  const source = constants.reduce(
    (text, [, name = '', words = '']) =>
      text.replaceAll(new RegExp(String.raw`(case |[!=]== )${name}\b`, 'g'), `$1'${words}'`),
    named,
  )
  const compared = [...source.matchAll(/(?:case |[!=]== |includes\(|^ {2})'([A-Z\d][\w ]*)'/gm)]
  /**
   * Returns the kinds of result for one status. If the code at this status contains no result, uses the code at the
   * next status.
   */
  const kindsAt = (place: number): string[] => {
    const [block = '', ...after] = source
      .slice(compared[place]?.index, compared[place + 1]?.index)
      .split(/\n(?: *\}| *const |.*default:)/)
    const kinds = [...block.matchAll(/(?:kind|refusal|code): '(\w+)'|[?:] '([a-z]\w+)'/g)].map(
      ([, kind = '', chosen = kind]) => chosen,
    )
    const goesOn = after.length === 0 && place + 1 < compared.length && /^case '[^']*':\s*$|\S *$/.test(block)
    return kinds.length === 0 && goesOn ? kindsAt(place + 1) : kinds
  }
  return compared.map(({ 1: status = '', index }, place) => ({
    status,
    slug: slugOf(file),
    file,
    line: source.slice(0, index).split('\n').length,
    kinds: kindsAt(place),
  }))
}

const purposeOf = (file: string): string =>
  (/^\/\*\*\n?([\s\S]*?)\*\//m.exec(readSource(file))?.[1] ?? '').replaceAll(/^ \* ?/gm, '').trim()

/** Reads from the source files all data that the pages of Storybook show. */
export const readLibrary = (): Library => {
  const titles = titlesOf()
  return {
    sentences: spokenTexts.map(({ place, language, file, line, words }) => ({
      place,
      language,
      file,
      line,
      words,
      speaker: speakerOf(file),
    })),
    samples: messages,
    statuses: filesOf('src/portal/flows/**/*.{ports,calls}.ts').flatMap(statusesIn),
    spoken: spokenBy(titles),
    purposes: Object.fromEntries(
      filesOf('machines/{,parts/}*.machine.ts').map((file) => [slugOf(file), purposeOf(file)]),
    ),
    titles,
  }
}

const module = /\/stories\/find\/library\.ts(\?|$)/

/**
 * Puts the content of the source files into the module `stories/find/library.ts`. Storybook's build can read the
 * source files, but a browser cannot.
 */
export const library = (): Plugin => ({
  name: 'mywater-library',
  transform: (_code, id) =>
    module.test(id) ? { code: `export const library = ${JSON.stringify(readLibrary())}`, map: null } : null,
})
