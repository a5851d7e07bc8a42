export interface Tool {
  /** The script that Node runs, with its first arguments. */
  readonly command: readonly [string, ...string[]]
  readonly does: string
}

const node = (file: string, does: string): Tool => ({ command: [file], does })
const world = (name: string, does: string): Tool => ({ command: ['.ci/worlds/worlds.ts', name], does })
const tests = (project: string, does: string): Tool => ({
  command: ['node_modules/vitest/vitest.mjs', 'run', '--project', project],
  does,
})

export const toolGroups: Readonly<Record<string, Readonly<Record<string, Tool>>>> = {
  'Operate a portal': {
    export: node(
      '.ci/export.ts',
      'Writes every page in every language as files for a static server (--out FOLDER).',
    ),
    'check-configuration': node(
      'src/server/commands/check-configuration.ts',
      'Prints the settings of a server, or their errors, and connects to each service in the settings.',
    ),
    'import-accounts': node(
      'src/server/commands/import-accounts.ts',
      'Reads a CSV file with the accounts of all customers into the database; --dry-run only checks it.',
    ),
    operate: node(
      'src/server/commands/operate.ts',
      "Does what the utility's side does: alerts, invitations, logins, accounts; without a verb it lists them.",
    ),
    'dead-letters': node(
      'src/server/commands/dead-letters.ts',
      'Prints the messages that could not be sent; --retry ID sends one again.',
    ),
    report: node(
      'src/server/commands/report.ts',
      'Prints the problem report with the given code; --json is for the inspector.',
    ),
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
    soak: tests(
      'soak',
      'Runs long tests of load, memory and killed servers, for more than 20 minutes (Linux).',
    ),
    cluster: tests(
      'cluster',
      'Runs all journeys on three servers while servers and database fail (Debian, as root).',
    ),
    image: world(
      'image',
      'Runs compose.yaml with podman-compose on images that it makes itself, and every journey in a browser (Debian, as root).',
    ),
    'tls-proxies': world(
      'tls-proxies',
      'Runs every journey in a browser over TLS and HTTP/2 through nginx, then HAProxy (Debian, as root).',
    ),
    'foreign-provider': world(
      'foreign-provider',
      "Signs in with Debian's OpenID provider glewlwyd, refreshes the tokens, and signs out (Debian, as root).",
    ),
    'two-versions': world(
      'two-versions',
      "Makes every call and runs every journey with an earlier commit's server and with today's server on one database (Debian, as root).",
    ),
    'restore-drill': world(
      'restore-drill',
      'Backs up a running portal, deletes its database, restores it, makes every call, runs every journey, and prints the times and the lost logins (Debian, as root).',
    ),
    alerts: node(
      '.ci/tools/alerts.ts',
      "Checks the alert rules, and tests them with sample metrics, with Prometheus' promtool (Debian).",
    ),
    orca: tests(
      'orca',
      'Runs every journey with the screen reader Orca and compares the spoken texts (Debian, as root).',
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
