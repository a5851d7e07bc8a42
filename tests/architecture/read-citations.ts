import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Citations of documents that are not part of the project, so a reader of the code cannot open them. */
const citation = /\b([Cc]ontract|[Qq]uality|[Dd]esign),? ?(§|[A-Z]\d)/

const written = '{machines,src,stories,tests,.ci,.storybook}/**/*.{ts,tsx,mjs,js,css,sql}'

/** The lines that cite a document outside of the project. */
export const findCitations = (root: string): string[] =>
  globSync([written, '*.{ts,html}'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        // Joins a citation that continues on the next line.
        .replaceAll(/\n[ \t]*(\*|\/\/)?[ \t]*(?=§|[A-Z]\d)/g, ' ')
        .split('\n')
        .filter((line) => citation.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
