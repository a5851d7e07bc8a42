export interface Tool {
  /** The script that Node runs, with its first arguments. */
  readonly command: readonly [string, ...string[]]
  readonly does: string
}

type Tools = Readonly<Record<string, Tool>>
/** What each tool of a kind does, by its name. */
type Sentences = Readonly<Record<string, string>>

const node = (file: string, does: string): Tool => ({ command: [file], does })
const each = (commandOf: (name: string) => Tool['command'], all: Sentences): Tools =>
  Object.fromEntries(Object.entries(all).map(([name, does]) => [name, { command: commandOf(name), does }]))
const commands = (all: Sentences) => each((name) => [`src/server/commands/${name}.ts`], all)
const worlds = (all: Sentences) => each((name) => ['.ci/worlds/worlds.ts', name], all)
const tests = (all: Sentences) =>
  each((project) => ['node_modules/vitest/vitest.mjs', 'run', '--project', project], all)

export const toolGroups: Readonly<Record<string, Tools>> = {
  'Operate a portal': {
    export: node(
      '.ci/export.ts',
      'Writes every page in every language as files for a static server (--out FOLDER).',
    ),
    ...commands({
      'check-configuration':
        'Prints the settings of a server, or their errors, and connects to each service in the settings.',
      'import-accounts':
        'Reads a CSV file with the accounts of all customers into the database; --dry-run only checks it.',
      operate:
        "Does what the utility's side does: alerts, invitations, logins, accounts; without a verb it lists them.",
      'dead-letters': 'Prints the messages that could not be sent; --retry ID sends one again.',
      report: 'Prints the problem report with the given code; --json is for the inspector.',
    }),
    openapi: node('src/server/openapi/print-document.ts', 'Prints the OpenAPI 3.1 document of the contract.'),
    contract: node(
      '.ci/conformance/contract.ts',
      'Calls a backend (--base URL) and lists the operations that differ from the contract.',
    ),
  },
  'Change a flow': {
    approve: node(
      '.ci/approve.ts',
      'Writes the approved transitions, wall, pictures, spoken texts, mails and schema, or those of one flow.',
    ),
  },
  'Check more than npm test': {
    repeat: node('.ci/repeat.ts', 'Runs all checks the given number of times and lists those that failed.'),
    mutants: node(
      '.ci/mutants/mutants.ts',
      'Changes one place in the code at a time, or removes a defence (T12 R3, named), and prints which layers of the tests notice it.',
    ),
    ...tests({
      soak: 'Runs long tests of load, memory and killed servers, for more than 20 minutes (Linux).',
      cluster: 'Runs all journeys on three servers while servers and database fail (Debian, as root).',
      orca: 'Runs every journey with the screen reader Orca and compares the spoken texts (Debian, as root).',
    }),
    ...worlds({
      image:
        'Runs compose.yaml with podman-compose on images that it makes itself, and every journey in a browser (Debian, as root).',
      'tls-proxies':
        'Runs every journey in a browser over TLS and HTTP/2 through nginx, then HAProxy (Debian, as root).',
      'foreign-provider':
        "Signs in with Debian's OpenID provider glewlwyd, refreshes the tokens, and signs out (Debian, as root).",
      'two-versions':
        "Makes every call and runs every journey with an earlier commit's server and with today's server on one database (Debian, as root).",
      'restore-drill':
        'Backs up a running portal, deletes its database, restores it, makes every call, runs every journey, and prints the times and the lost logins (Debian, as root).',
    }),
    alerts: node(
      '.ci/tools/alerts.ts',
      "Checks the alert rules, and tests them with sample metrics, with Prometheus' promtool (Debian).",
    ),
    scale: node(
      '.ci/tools/scale/scale.ts',
      'Times every call on a database with a million accounts (--accounts N) and checks its query plans (Debian).',
    ),
    benchmark: node(
      '.ci/benchmark/benchmark.ts',
      'Measures first visits and a registration on a slow phone, and the throughput of the backend (--only backend).',
    ),
  },
  'Build and look': {
    build: {
      command: ['node_modules/vite/bin/vite.js', 'build', '--app'],
      does: 'Builds the portal and the backend into dist/.',
    },
    storybook: {
      command: [
        'node_modules/storybook/dist/bin/dispatcher.js',
        'dev',
        '--port',
        '6006',
        '--no-open',
        '--ci',
      ],
      does: 'Shows every state of every screen at http://localhost:6006.',
    },
    'build-storybook': node(
      '.ci/build-storybook.ts',
      'Builds Storybook into dist/storybook/ for a static server; --since COMMIT adds a page of changed pictures.',
    ),
  },
}
