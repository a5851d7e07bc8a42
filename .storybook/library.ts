import { basename } from 'node:path'
import type { Plugin } from 'vite'
import type { Library } from '../stories/find/find-sentence.ts'
import { filesOf, readSource } from '../tests/architecture/source-files.ts'
import { spokenTexts } from '../tests/completeness/spoken-texts.ts'

/** Every text of the portal and the mails, and what each state's story says. */
export const readLibrary = (): Library => ({
  sentences: spokenTexts.map(({ place, language, file, line, words }) => ({
    place,
    language,
    file,
    line,
    words,
    isOfScreen: file.startsWith('src/portal/'),
  })),
  spoken: Object.fromEntries(
    filesOf('tests/screenshots/spoken/*.txt').map((file) => [basename(file, '.txt'), readSource(file)]),
  ),
})

const module = /\/stories\/find\/library\.ts(\?|$)/

/** Gives the library to the page that searches it: it is read from the sources, which a browser cannot do. */
export const library = (): Plugin => ({
  name: 'mywater-library',
  transform: (_code, id) =>
    module.test(id) ? { code: `export const library = ${JSON.stringify(readLibrary())}`, map: null } : null,
})
