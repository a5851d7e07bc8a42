import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A reader of the code could not open the cited document. */
const citation = /\b([Cc]ontract|[Qq]uality|[Dd]esign),? ?(§|[A-Z]\d)/

const written = '{machines,src,stories,tests,.ci,.storybook}/**/*.{ts,tsx,mjs,js,css,sql}'

export const findCitations = (root: string): string[] =>
  globSync([written, '*.{ts,html}'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        // A citation can continue on the next line.
        .replaceAll(/\n[ \t]*(\*|\/\/)?[ \t]*(?=§|[A-Z]\d)/g, ' ')
        .split('\n')
        .filter((line) => citation.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
