import { languages } from '../../src/contract/languages.ts'
import { keyOf, type FlowNames, type NewFlow } from './names.ts'
import { textKeys } from './portal-files.ts'

/** Lines that a new flow needs in an existing file, for example in the list of all machines. */
export interface Entry {
  readonly path: string
  readonly text: string
  /** The text before which the lines are inserted. This text occurs exactly once in the file. */
  readonly before: string
}

const textEntries = (language: string, { slug, camel }: FlowNames): readonly Entry[] => {
  const path = `src/portal/text/${language}/flows.ts`
  return [
    {
      path,
      text: `import { ${camel} } from './${slug}.ts'\n`,
      before: '\n/**\n',
    },
    { path, text: keyOf(slug) === camel ? `  ${camel},\n` : `  ${keyOf(slug)}: ${camel},\n`, before: '}\n' },
  ]
}

/** The formatter's line length in characters. */
const lineWidth = 110

const filesOfPage = ({ slug, journey }: FlowNames): string => {
  const files = ['ports.ts', 'tsx'].map((suffix) => `import('../flows/${journey}/${slug}.${suffix}')`)
  const line = `      Promise.all([${files.join(', ')}]),`
  return line.length <= lineWidth
    ? line
    : ['      Promise.all([', ...files.map((file) => `        ${file},`), '      ]),'].join('\n')
}

/** The lines that every flow needs in existing files. */
export const entriesOf = (names: NewFlow): readonly Entry[] => {
  const { slug, camel, journey, hasForm } = names
  const keys = textKeys(names).map((key) => `'${key}'`)
  return [
    ...Object.keys(languages).flatMap((language) => textEntries(language, names)),
    {
      path: 'machines/all-machines.ts',
      text: `import { ${camel}Machine } from './${slug}.machine.ts'\n`,
      before: '\n/** The flows in the order',
    },
    { path: 'machines/all-machines.ts', text: `  ${camel}Machine,\n`, before: ']\nconst parts' },
    {
      path: 'src/contract/portal-paths.ts',
      text: `  ${camel}: '/${camel}',\n`,
      before: '  securityContact:',
    },
    {
      path: 'src/portal/app/pages.tsx',
      text: `  ${camel}: {
    component: flowPage('${journey}/${slug}', () =>
${filesOfPage(names)}
    ),
  },
`,
      before: '  securityContact: {',
    },
    {
      path: 'src/sandbox/scenarios/scenarios.ts',
      text: `import { ${camel}Scenarios } from './${slug}.ts'\n`,
      before: 'import type { FlowScenarios }',
    },
    { path: 'src/sandbox/scenarios/scenarios.ts', text: `  ...${camel}Scenarios,\n`, before: ']\n' },
    {
      path: 'machines/specification/texts/ours.ts',
      text: `  ${keyOf(slug)}: [${keys.join(', ')}],\n${hasForm ? `  '${slug}.errors': ['detailsRequired'],\n` : ''}`,
      before: '}\n',
    },
  ]
}

/** The line that `new-flow` inserts if the journey of the flow is new. */
export const journeyEntry = ({ journey }: FlowNames): Entry => ({
  path: 'tests/architecture/portal-layers.ts',
  text: `  ${keyOf(journey)}: [],\n`,
  before: '  landing: [',
})
