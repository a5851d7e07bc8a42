import { slugOf } from '../../machines/slugs.ts'

type Fields = Readonly<Record<string, unknown>>

/** One text of a text file: its key, such as `eligibility.refusals.notEligible`, and its value. */
interface Text {
  readonly path: string
  readonly value: unknown
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !('$$typeof' in value)

const textsIn = (path: string, value: unknown): Text[] =>
  isFields(value)
    ? Object.entries(value).flatMap(([key, inner]) => textsIn(`${path}.${key}`, inner))
    : [{ path, value }]

const files = import.meta.glob<Fields>(
  ['../../src/portal/text/*/*.ts', '!**/first-view.ts', '!**/flows.ts'],
  { eager: true },
)

const textsOf = (language: string): ReadonlyMap<string, readonly Text[]> =>
  new Map(
    Object.entries(files)
      .filter(([path]) => path.includes(`/text/${language}/`))
      .map(([path, module]) => {
        const slug = slugOf(path)
        return [slug, Object.values(module).flatMap((texts) => textsIn(slug, texts))]
      }),
  )

export const english = textsOf('en')
/** The names of the groups in a text file whose keys are message codes. */
const codeGroups = ['errors', 'refusals', 'failures', 'error', 'refusal', 'failure']

/** Returns the message codes for which a text file contains texts, such as `notEligible`. */
export const codesOf = (slug: string): string[] => [
  ...new Set(
    (english.get(slug) ?? []).flatMap(({ path }) => {
      const [, ...keys] = path.split('.')
      const group = keys.findIndex((key) => codeGroups.includes(key))
      const code = keys[group + 1]
      return group < 0 || code === undefined ? [] : [code]
    }),
  ),
]
