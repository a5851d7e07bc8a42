type Fields = Readonly<Record<string, unknown>>

/** One text of a flow: its key, such as `eligibility.refusals.notEligible`, and its value. */
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
      .flatMap(([, module]) => Object.entries(module).map(([name, texts]) => [name, textsIn(name, texts)])),
  )

export const english = textsOf('en')
/** The names of the groups of texts whose keys are message codes. */
const codeGroups = ['errors', 'refusals', 'failures', 'error', 'refusal', 'failure']

/** Returns the message codes for which a flow has texts, such as `notEligible`. */
export const codesOf = (id: string): string[] => [
  ...new Set(
    (english.get(id) ?? []).flatMap(({ path }) => {
      const [, ...keys] = path.split('.')
      const group = keys.findIndex((key) => codeGroups.includes(key))
      const code = keys[group + 1]
      return group < 0 || code === undefined ? [] : [code]
    }),
  ),
]
