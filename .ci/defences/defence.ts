/** A defence, and the lines of code that implement it. */
export interface Defence {
  /** From the threat model (T), or from the list of reliability rules (R). */
  readonly id: string
  readonly what: string
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly lines: string
  /** The replacement that removes the defence. */
  readonly without: string
  /** The Vitest project with the tests that have to fail; `browser` is Playwright's. */
  readonly project: 'unit' | 'machines' | 'server' | 'soak' | 'browser'
  /** The file or folder of the tests that have to fail. */
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

/** Server code; the server's tests have to fail. */
export const server = noticedBy('server', 'src/server', 'tests/server')
/** Server code; the soak test with kills has to fail. */
export const soak = noticedBy('soak', 'src/server', 'tests/soak')
/** Contract code, used by portal and server. */
export const contract = noticedBy('server', 'src/contract', 'tests/server')
/** Portal code; unit tests have to fail. */
export const portal = noticedBy('unit', 'src/portal', 'tests/portal')
/** Portal code; browser tests have to fail. */
export const page = noticedBy('browser', 'src/portal', 'tests/browser')
/** Portal code; its sign-in against the whole server has to fail. */
export const signIn = noticedBy('server', 'src/portal', 'tests/server')
export const machine = noticedBy('machines', 'machines', 'tests/machines')
export const rule = noticedBy('unit', 'machines/rules', 'tests/rules')
/** A rule of the project's structure; the architecture tests have to fail. */
export const house = noticedBy('unit', 'tests/architecture', 'tests/architecture')
