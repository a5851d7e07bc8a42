import { pureLayers, type Layer } from './layer.ts'
import { journeys, portalLayers, viewsOf } from './portal-layers.ts'
import { serverLayers } from './server-layers.ts'

const machines: readonly Layer[] = [
  { name: 'machines/rules', files: ['machines/rules/**'], packages: ['libphonenumber-js'] },
  { name: 'machines/forms', files: ['machines/forms/**'], layers: ['machines/rules'] },
  {
    name: 'machines/shared',
    files: ['machines/shared/**'],
    layers: ['machines/rules', 'machines/forms'],
    packages: ['xstate'],
  },
  // Machines that flows invoke as child machines, and their setups. These machines import no flow.
  {
    name: 'machines/parts',
    files: ['machines/parts/**'],
    layers: ['machines/rules', 'machines/forms', 'machines/shared'],
    packages: ['xstate'],
  },
  // Long calls of XState's `setup`. They have a separate file, so that `createMachine` begins by line 60 of the
  // machine's file.
  {
    name: 'machines/setups',
    files: ['machines/setups/**'],
    layers: ['machines/rules', 'machines/forms', 'machines/shared', 'machines/parts'],
    packages: ['xstate'],
  },
  {
    name: 'machines',
    files: ['machines/*.ts'],
    layers: ['machines/rules', 'machines/forms', 'machines/shared', 'machines/parts', 'machines/setups'],
    packages: ['xstate'],
  },
  // The transitions and texts of the specification documents. Only the inspector and the tests may import these
  // files.
  { name: 'machines/specification', files: ['machines/specification/**'] },
]

const contract: readonly Layer[] = [
  // Mails and links contain paths of pages. Code that writes links may import these paths, but nothing else of the API
  // contract.
  { name: 'contract/portal-paths', files: ['src/contract/portal-paths.ts'] },
  { name: 'contract', files: ['src/contract/**'], layers: ['contract/portal-paths'], packages: ['valibot'] },
]

/** Files of the default brand, for the server and Storybook. */
const brand: Layer = { name: 'brand', files: ['src/brand/**'] }

const examples: Layer = {
  name: 'stories/examples',
  files: ['stories/examples/**'],
  layers: [...pureLayers, 'contract'],
  typesOfPackages: ['xstate'],
}

/** The files in `tests/approved`, which the tests generate from machines and stories. */
const approved: Layer = { name: 'approved', files: ['tests/approved/**'] }

/** The inspector, with which developers watch running flows. No build contains the inspector. */
const inspector: Layer = {
  name: 'inspector',
  files: ['src/inspector/**'],
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
  // The layer has every folder of `stories` except `stories/examples`, which is a separate layer.
  files: ['about', 'beside', 'brands', 'design-system', 'find', 'flows', 'kit', 'replay', 'wall'].map(
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

/**
 * The allowed imports of each layer. oxlint.config.ts generates the linter's rules from this table. A test checks every
 * file against this table.
 */
export const layers: readonly Layer[] = [
  ...machines,
  ...contract,
  ...portalLayers,
  brand,
  ...serverLayers,
  examples,
  approved,
  inspector,
  stories,
]

/** Converts the file pattern of a layer to the source text of a regular expression. */
export const expressionOf = (pattern: string) =>
  pattern.replaceAll('.', String.raw`\.`).replaceAll(/\*\*?/g, (stars) => (stars === '**' ? '.+' : '[^/]+'))

const matchers = layers.flatMap((layer) =>
  layer.files.map((pattern) => ({ layer, pattern, expression: new RegExp(`^${expressionOf(pattern)}$`) })),
)

/**
 * Returns the layer of a file. The path is relative to the project's root. If several patterns match, the longest
 * pattern decides.
 */
export const layerOf = (file: string): Layer | undefined =>
  matchers
    .filter(({ expression }) => expression.test(file))
    .toSorted((a, b) => b.pattern.length - a.pattern.length)[0]?.layer
