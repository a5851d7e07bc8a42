const sources = import.meta.glob<string>('../../machines/{,parts/}*.machine.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const idIn = (source: string): string =>
  /\bid: '(\w+)',\n\s+(?:context|initial|type|on):?/.exec(source)?.[1] ?? ''

/** The comment a file begins with, on one line. */
const manifestIn = (source: string): string =>
  (/^\/\*\*([\s\S]*?)\*\//.exec(source)?.[1] ?? '').replaceAll(/\s*\n \* ?/g, ' ').trim()

/** What each machine's file says of it at the top, by the machine's id. */
export const manifests: ReadonlyMap<string, string> = new Map(
  Object.values(sources).map((source) => [idIn(source), manifestIn(source)]),
)
