import { filesOfLayer, pureLayers, type Layer } from './layer.ts'
import { journeys, portalLayers, viewsOf } from './portal-layers.ts'
import { serverLayers } from './server-layers.ts'

const machines: readonly Layer[] = [
  { name: 'machines/rules', packages: ['libphonenumber-js'] },
  { name: 'machines/forms', layers: ['machines/rules'] },
  {
    name: 'machines/shared',
    layers: ['machines/rules', 'machines/forms'],
    packages: ['xstate'],
  },
  // Child machines must not import machines of flows.
  {
    name: 'machines/parts',
    layers: ['machines/rules', 'machines/forms', 'machines/shared'],
    packages: ['xstate'],
  },
  {
    name: 'machines',
    files: ['machines/*.ts'],
    layers: ['machines/rules', 'machines/forms', 'machines/shared', 'machines/parts'],
    packages: ['xstate'],
  },
  { name: 'machines/specification' },
]

const contract: readonly Layer[] = [
  // Code that only writes links may import these paths, but no other part of the contract.
  { name: 'contract/portal-paths', files: ['src/contract/portal-paths.ts'] },
  {
    name: 'contract',
    layers: ['contract/portal-paths', 'machines/rules'],
    packages: ['valibot'],
  },
]

const brand: Layer = { name: 'brand' }

const examples: Layer = {
  name: 'stories/examples',
  layers: [...pureLayers, 'contract'],
  typesOfPackages: ['xstate'],
}

const approved: Layer = { name: 'approved', files: ['tests/approved/**'] }

/** It shows what an own backend needs, so it uses no code of the project. */
const foreignBackend: Layer = {
  name: 'foreign backend',
  files: ['tests/foreign-backend/**'],
  packages: ['node:'],
}

/** Not part of a build. */
const inspector: Layer = {
  name: 'inspector',
  layers: [
    'machines',
    'machines/specification',
    'contract',
    'portal/app',
    'portal/components',
    'portal/recorder',
    'portal/styles',
    'stories/examples',
    'approved',
  ],
  packages: ['react', 'react-dom', 'elkjs', '@statelyai/inspect', 'valibot', 'xstate'],
}

const stories: Layer = {
  name: 'stories',
  files: ['about', 'brands', 'design-system', 'flows', 'kit', 'mails', 'replay', 'start', 'wall'].map(
    (folder) => `stories/${folder}/**`,
  ),
  layers: [
    ...pureLayers,
    ...Object.keys(journeys).map(viewsOf),
    'contract',
    'contract/portal-paths',
    'brand',
    'portal/app',
    'portal/components',
    'portal/flows/kit',
    'inspector',
    'machines/specification',
    'stories/examples',
    'approved',
    'portal/recorder',
    'portal/styles',
    'portal/text',
    'portal/text hook',
    'server/mails',
    'server/platform',
  ],
  packages: [
    'react',
    'xstate',
    '@xstate/react',
    '@storybook/react-vite',
    '@storybook/addon-docs',
    'storybook',
    'elkjs',
  ],
}

/** The lint rule in import-rule.ts checks every file against this table. */
export const layers: readonly Layer[] = [
  ...machines,
  ...contract,
  ...portalLayers,
  brand,
  ...serverLayers,
  examples,
  approved,
  foreignBackend,
  inspector,
  stories,
]

const expressionOf = (pattern: string) =>
  pattern.replaceAll('.', String.raw`\.`).replaceAll(/\*\*?/g, (stars) => (stars === '**' ? '.+' : '[^/]+'))

const matchers = layers.flatMap((layer) =>
  filesOfLayer(layer).map((pattern) => ({
    layer,
    pattern,
    expression: new RegExp(`^${expressionOf(pattern)}$`),
  })),
)

/** If several patterns match, the longest decides. */
export const layerOf = (file: string): Layer | undefined =>
  matchers
    .filter(({ expression }) => expression.test(file))
    .toSorted((a, b) => b.pattern.length - a.pattern.length)[0]?.layer
