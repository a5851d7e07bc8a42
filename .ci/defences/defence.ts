/** A defence, by the lines that make it. */
export interface Defence {
  /** Of the threat model (T), or of what does not get lost (R). */
  readonly id: string
  readonly what: string
  readonly file: string
  /** Found once in the file. */
  readonly lines: string
  /** What stands there when the defence is out. */
  readonly without: string
  /** The project of Vitest that notices; `browser` is Playwright's. */
  readonly project: 'unit' | 'machines' | 'server' | 'soak' | 'browser'
  /** The file or folder of the tests that notice. */
  readonly tests: string
}

type Change = readonly [file: string, lines: string, without: string]

const noticedBy =
  (project: Defence['project'], sources: string, suite: string) =>
  (id: string, what: string, [file, lines, without]: Change, tests: string): Defence => ({
    id,
    what,
    file: `${sources}/${file}`,
    lines,
    without,
    project,
    tests: `${suite}/${tests}`,
  })

/** A defence of the server, which a test of the server notices. */
export const server = noticedBy('server', 'src/server', 'tests/server')
/** Of the server, which the ten minutes of kills notice. */
export const soak = noticedBy('soak', 'src/server', 'tests/soak')
/** Of what both sides take from each other. */
export const contract = noticedBy('server', 'src/contract', 'tests/server')
/** Of the portal, which a test without a browser notices. */
export const portal = noticedBy('unit', 'src/portal', 'tests/portal')
/** Of the portal, which a person in a browser notices. */
export const page = noticedBy('browser', 'src/portal', 'tests/browser')
/** Of the portal, which its own sign-in against the whole server notices. */
export const signIn = noticedBy('server', 'src/portal', 'tests/server')
export const machine = noticedBy('machines', 'machines', 'tests/machines')
export const rule = noticedBy('unit', 'machines/rules', 'tests/rules')
/** Of the house, which its own rules notice. */
export const house = noticedBy('unit', 'tests/architecture', 'tests/architecture')
