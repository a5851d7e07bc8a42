import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Matches a citation of a document that is not in the project. A reader of the code could not open the cited document.
 */
const citation = /\b([Cc]ontract|[Qq]uality|[Dd]esign),? ?(§|[A-Z]\d)/

const written = '{machines,src,stories,tests,.ci,.storybook}/**/*.{ts,tsx,mjs,js,css,sql}'

/** Returns the source lines that cite a document outside of the project. */
export const findCitations = (root: string): string[] =>
  globSync([written, '*.{ts,html}'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        // A citation can continue on the next line. Such a line break is replaced by a space.
        .replaceAll(/\n[ \t]*(\*|\/\/)?[ \t]*(?=§|[A-Z]\d)/g, ' ')
        .split('\n')
        .filter((line) => citation.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
