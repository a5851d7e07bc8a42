import { storyNameFromExport, toId } from 'storybook/internal/csf'

type Fields = Readonly<Record<string, unknown>>
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

export interface Drawing {
  /** Storybook's id, as `flows-forgot-login-id--chart`. */
  readonly story: string
  /** Id of the machine. */
  readonly machine: string
  /** What is lit. */
  readonly state: unknown
}

/** Every chart, read off its story. */
export const drawings: readonly Drawing[] = Object.values(
  import.meta.glob<Fields>('../flows/**/*.chart.stories.tsx', { eager: true }),
).flatMap((file) => {
  const title = String(field(file['default'], 'title'))
  return Object.entries(file).flatMap(([name, story]): Drawing[] => {
    const args = field(story, 'args')
    const machine = field(args, 'machine')
    return typeof machine === 'string'
      ? [{ story: toId(title, storyNameFromExport(name)), machine, state: field(args, 'state') }]
      : []
  })
})
