import { pureLayers, sharedLayers, type Layer } from './layer.ts'

const adapters = ['portal/api', 'portal/identity', 'portal/records']

const base: readonly Layer[] = [
  { name: 'portal/styles' },
  {
    name: 'portal/components',
    layers: ['portal/styles', 'machines/rules'],
    packages: [
      'react',
      'react-dom',
      'react-google-recaptcha',
      'react-phone-number-input',
      'libphonenumber-js',
    ],
  },
  {
    name: 'portal/api',
    layers: sharedLayers,
    typesOf: pureLayers,
    packages: ['ofetch', 'valibot'],
  },
  {
    name: 'portal/identity',
    layers: sharedLayers,
    typesOf: pureLayers,
    packages: ['@okta/okta-auth-js', 'valibot'],
  },
  {
    name: 'portal/records',
    layers: sharedLayers,
    typesOf: pureLayers,
    packages: ['valibot'],
  },
  // Must not import code that reads personal data.
  {
    name: 'portal/third-party-scripts',
    layers: sharedLayers,
  },
  {
    name: 'portal/text',
    files: ['src/portal/text/*/**'],
    typesOf: [...pureLayers, ...sharedLayers],
    packages: ['react'],
  },
  {
    name: 'portal/text hook',
    files: ['src/portal/text/*.ts', 'src/portal/text/*.tsx', 'src/portal/text/*.md'],
    layers: ['portal/text', 'contract'],
    packages: ['react'],
  },
]

/** To each folder of a journey, the others from which it may import. */
export const journeys: Readonly<Record<string, readonly string[]>> = {
  page: [],
  verification: [],
  paperless: [],
  'sign-in': ['verification', 'paperless'],
  recovery: ['verification', 'sign-in'],
  registration: ['verification', 'sign-in', 'recovery'],
  'third-party': ['verification', 'sign-in', 'recovery', 'registration'],
  invitation: ['verification', 'sign-in', 'recovery', 'registration'],
  'service-login': ['verification', 'sign-in', 'recovery', 'registration'],
  landing: ['verification', 'sign-in', 'recovery', 'registration', 'service-login'],
}

export const viewsOf = (journey: string) => `portal/flows/${journey} views`
const portsOf = (journey: string) => `portal/flows/${journey} ports`

const flows: readonly Layer[] = [
  {
    name: 'portal/flows/kit',
    layers: ['portal/components', 'portal/styles', 'portal/text hook', 'contract/portal-paths'],
    typesOf: [...pureLayers, 'contract', ...adapters, 'portal/text'],
    packages: ['react', 'xstate', '@xstate/react', 'valibot'],
  },
  ...Object.entries(journeys).flatMap(([journey, below]): Layer[] => [
    {
      name: viewsOf(journey),
      files: ['*.tsx', 'use-*.ts', '*.css'].map((name) => `src/portal/flows/${journey}/${name}`),
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
      typesOf: ['machines', 'machines/parts', 'machines/shared', 'contract', 'portal/text'],
      packages: ['react'],
      typesOfPackages: ['xstate'],
    },
    {
      name: portsOf(journey),
      files: [`src/portal/flows/${journey}/*.ts`],
      layers: [...pureLayers, ...sharedLayers, ...adapters, 'portal/flows/kit', ...below.map(portsOf)],
      packages: ['xstate', 'valibot'],
    },
  ]),
]

const allFlows = flows.map(({ name }) => name)

const top: readonly Layer[] = [
  {
    name: 'portal/recorder',
    layers: ['machines', 'contract'],
    packages: ['valibot'],
    typesOfPackages: ['xstate'],
  },
  {
    name: 'portal/service-worker',
    layers: sharedLayers,
    // The build draws the picture of the offline page with its component.
    typesOf: ['portal/components', 'portal/text'],
    packages: ['node:', 'react', 'react-dom', 'vite'],
  },
  {
    name: 'portal/app',
    layers: [
      ...sharedLayers,
      ...adapters,
      ...allFlows,
      'portal/components',
      'portal/recorder',
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
      'react-error-boundary',
      '@tanstack/history',
      '@tanstack/react-router',
      '@xstate/react',
      'valibot',
    ],
    typesOfPackages: ['xstate'],
  },
  {
    name: 'portal/main',
    files: ['src/portal/main.tsx', 'src/portal/globals.d.ts'],
    layers: [
      ...sharedLayers,
      'portal/app',
      'portal/recorder',
      'portal/service-worker',
      'portal/styles',
      'portal/text hook',
      'portal/third-party-scripts',
    ],
    packages: ['react', 'react-dom', '@tanstack/history'],
  },
  {
    name: 'portal/server',
    files: ['src/portal/server.tsx'],
    layers: [
      ...sharedLayers,
      'portal/app',
      'portal/components',
      'portal/styles',
      'portal/text hook',
      'portal/third-party-scripts',
    ],
    packages: ['react', 'react-dom'],
  },
]

export const portalLayers: readonly Layer[] = [...base, ...flows, ...top]
