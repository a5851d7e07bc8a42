import type { Entry } from './entries.ts'
import { keyOf, type NewFlow } from './names.ts'
import { only, variantOf } from './variant.ts'

const contractEntries = ({ slug, camel, words }: NewFlow): readonly Entry[] => [
  {
    path: 'src/contract/operations.ts',
    text: `import { ${camel}Operations } from './${slug}.ts'\n`,
    before: '\n/** Every call of the API.',
  },
  {
    path: 'src/contract/operations.ts',
    text: `  ...${camel}Operations,\n`,
    before: '}\n\nexport type Operations ',
  },
  {
    path: 'src/server/openapi/document.ts',
    text: `import { ${camel}Operations } from '../../contract/${slug}.ts'\n`,
    before: 'import { backendPaths }',
  },
  {
    path: 'src/server/openapi/document.ts',
    text: `  {
    name: '${words}',
    description: 'Not described yet.',
    members: ${camel}Operations,
  },
`,
    before: "  {\n    name: 'Support',",
  },
  {
    path: 'src/server/openapi/summaries.ts',
    text: `  ${camel}: 'Stores nothing yet.',\n`,
    before: '  reportProblem:',
  },
]

const handlerEntries = ({ slug, camel, journey }: NewFlow): readonly Entry[] => [
  {
    path: 'src/server/operations/handlers.ts',
    text: `import { ${camel} } from './${journey}/${slug}.ts'\n`,
    before: '\n/** One handler for each',
  },
  { path: 'src/server/operations/handlers.ts', text: `  ${camel},\n`, before: '} satisfies Handlers' },
]

const callSite = ({ camel, words, hasForm }: NewFlow) => `  'the request of ${words.toLowerCase()}': {
    operation: '${camel}',
    reach: async (page) => {
      await page.goto('/${camel}')
${only(hasForm, `      await page.getByLabel(words.${camel}.details).fill('A text')\n`)}    },
    button: named('button', /^(Next|Try Again)$/),
    message: words.common.somethingWrong,
    withoutMessage: ['an unknown Status'],
${only(hasForm, `    kept: [named('textbox', words.${camel}.details), 'A text'],\n`)}  },
`

const testEntries = (flow: NewFlow): readonly Entry[] => {
  const { camel, journey } = flow
  const { body } = variantOf(flow)
  return [
    {
      path: '.ci/conformance/plan.ts',
      text: `    writes('${journey}')('${camel}', everybody, () => (${body.replace('{ ', '{\n      ').replace(' }', ',\n    }')})),\n`,
      before: "    reads('invitation')",
    },
    {
      path: 'tests/server/harness/one-of-each-call.ts',
      text: `  ${camel}: () =>
    Promise.resolve({
      visitor: fixture.visitorWithoutCaptcha(),
      body: ${body},
    }),
`,
      before: '  getActiveAlerts:',
    },
    { path: 'tests/server/platform/statements.txt', text: `${camel}: 0\n\n`, before: 'getActiveAlerts:' },
    {
      path: 'tests/portal/api/documented-answers.ts',
      text: `  ${camel}: [{ Status: 'Success' }],\n`,
      before: '  keepPaperBill:',
    },
    {
      path: 'tests/foreign-backend/operations.ts',
      text: `  ${camel}: { takes: ['details?'], answer: () => json({ Status: 'Success' }) },\n`,
      before: '  userLogin:',
    },
    {
      path: 'tests/browser/support/call-sites/first-document.ts',
      text: callSite(flow),
      before: "  'the submit of the bill form':",
    },
  ]
}

/** The lines that a call of the flow needs in existing files. */
export const callEntries = (flow: NewFlow): readonly Entry[] =>
  flow.hasCall ? [...contractEntries(flow), ...handlerEntries(flow), ...testEntries(flow)] : []

/** The lines that the first operation of a journey needs. */
export const operationsEntries = ({ journey }: NewFlow): readonly Entry[] => [
  {
    path: 'tests/architecture/server-layers.ts',
    text: `  ${keyOf(journey)}: [],\n`,
    before: '  landing: [],',
  },
  { path: '.ci/conformance/plan.ts', text: `  '${journey}',\n`, before: "  'support',\n" },
]
