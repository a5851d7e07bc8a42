/** A defence (code that prevents an attack or a loss of data), and a change of the code that removes this defence. */
export interface Defence {
  /** `T` with a number for a threat of the threat model, or `R` with a number for a rule of reliability. */
  readonly id: string
  readonly what: string
  readonly file: string
  /** The lines of code that make up the defence. They occur exactly once in the file. */
  readonly lines: string
  /** The code that replaces `lines` and thereby removes the defence. */
  readonly without: string
  /** The Vitest project of the tests that have to fail. `browser` means the Playwright tests. */
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

/** A defence in the server's code, checked by the server tests. */
export const server = noticedBy('server', 'src/server', 'tests/server')
/** A defence in the server's code, checked by the soak test, which kills servers. */
export const soak = noticedBy('soak', 'src/server', 'tests/soak')
/** A defence in the contract between portal and server, checked by the server tests. */
export const contract = noticedBy('server', 'src/contract', 'tests/server')
/** A defence in the portal's code, checked by unit tests. */
export const portal = noticedBy('unit', 'src/portal', 'tests/portal')
/** A defence in the portal's code, checked by browser tests. */
export const page = noticedBy('browser', 'src/portal', 'tests/browser')
/** A defence in the portal's code, checked by the sign-in tests, which need a server. */
export const signIn = noticedBy('server', 'src/portal', 'tests/server')
export const machine = noticedBy('machines', 'machines', 'tests/machines')
export const rule = noticedBy('unit', 'machines/rules', 'tests/rules')
/** A rule of the project's structure, checked by the architecture tests. */
export const structure = noticedBy('unit', 'tests/architecture', 'tests/architecture')
