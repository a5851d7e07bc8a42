import { backendPaths } from '../../contract/portal-paths.ts'
import { toJsonSchema } from '@valibot/to-json-schema'
import { headers, problem } from '../../contract/http.ts'
import { allLanguages } from '../../contract/languages.ts'
import type { Operation } from '../../contract/operation.ts'
import { type OperationName, operations } from '../../contract/operations.ts'
import { summaries } from './summaries.ts'

const text = (maxLength: number) => ({ type: 'string', maxLength })
const parameter = (name: string, description: string, required: boolean, schema: object) => ({
  name,
  in: 'header',
  required,
  description,
  schema,
})
const id = { type: 'string', pattern: '^[A-Za-z0-9-]{16,128}$' }

const parameters = {
  session: parameter(headers.session, 'One per browser tab', true, id),
  request: parameter(
    headers.request,
    'New for each call; comes back on the answer and in problems',
    false,
    id,
  ),
  userAgent: parameter(
    headers.userAgent,
    'Which portal is calling, as mywater-portal/<version>',
    false,
    text(200),
  ),
  language: parameter(
    'Accept-Language',
    `The language of mails and SMS: ${allLanguages.join(', ')}`,
    false,
    text(200),
  ),
  captcha: parameter(
    headers.captcha,
    'The token of a captcha just solved. Spent here; the session then has a captcha pass for 30 minutes',
    false,
    text(4096),
  ),
  submit: parameter(
    headers.submit,
    'Same key and body, same effect: a repeated submit is answered as the first was',
    false,
    { type: 'string', pattern: '^[\\w-]{8,128}$' },
  ),
}
type ParameterName = keyof typeof parameters

const problems = {
  400: 'The headers or the body do not match the contract',
  403: 'Of another origin, or the security check has to be solved first (code captcha_required)',
  404: 'There is no such operation',
  413: 'The body is larger than 64 kB',
  415: 'The body is not JSON',
  429: 'Too many requests; Retry-After says when to try again',
  500: 'Something went wrong',
  503: 'Too busy just now; Retry-After says when to try again',
} as const

const problemResponse = ([status, description]: [string, string]): [string, object] => [
  status,
  {
    description,
    ...((status === '429' || status === '503') && {
      headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
    }),
    content: { 'application/problem+json': { schema: refTo('Problem') } },
  },
]

const schemaOf = (schema: Operation['response'], typeMode: 'input' | 'output') => {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode,
    target: 'draft-2020-12',
    // Uses only the source of a pattern. This is sufficient, because no pattern has a flag other than `u`, which JSON
    // Schema always assumes.
    overrideAction: ({ valibotAction, jsonSchema }) =>
      'requirement' in valibotAction && valibotAction.requirement instanceof RegExp
        ? { ...jsonSchema, pattern: valibotAction.requirement.source }
        : undefined,
  })
  return rest
}

/**
 * Calls that accept the access token of a signed-in customer. The token identifies the customer who owns the factor
 * or the request.
 */
const ofCustomers: readonly string[] = [
  'sendEmailFactor',
  'verifyFactor',
  'resendFactor',
  'createSecondaryAccountHolder',
] satisfies OperationName[]

const schemaName = (operation: string, kind: 'Request' | 'Answer'): string =>
  `${operation.charAt(0).toUpperCase()}${operation.slice(1)}${kind}`
const refTo = (schema: string) => ({ $ref: `#/components/schemas/${schema}` })

const answerContent = ({ name, responseType }: Operation) => {
  const schema = refTo(schemaName(name, 'Answer'))
  return responseType === 'text'
    ? {
        'text/plain': {
          schema: { type: 'string', contentMediaType: 'application/json', contentSchema: schema },
        },
      }
    : { 'application/json': { schema } }
}

const schemasOf = ({ name, body, response }: Operation): Readonly<Record<string, object>> => ({
  ...(body && { [schemaName(name, 'Request')]: schemaOf(body, 'input') }),
  // Uses the input type, because a response may omit a property that has a default in the schema.
  [schemaName(name, 'Answer')]: schemaOf(response, 'input'),
})

const describe = (operation: Operation<OperationName>) => {
  const { name, body, requiresCaptcha, isIdempotent } = operation
  const names: ParameterName[] = ['session', 'request', 'userAgent', 'language']
  if (requiresCaptcha) names.push('captcha')
  if (isIdempotent) names.push('submit')
  return {
    operationId: name,
    summary: summaries[name],
    security: ofCustomers.includes(name) ? [{}, { accessToken: [] }] : [],
    parameters: names.map((each) => ({ $ref: `#/components/parameters/${each}` })),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: refTo(schemaName(name, 'Request')) } },
      },
    }),
    responses: {
      200: {
        description: 'A documented answer; documented refusals are among them',
        content: answerContent(operation),
      },
      ...Object.fromEntries<object>(Object.entries(problems).map(problemResponse)),
    },
  }
}

const all: readonly Operation<OperationName>[] = Object.values(operations)

/** Creates the OpenAPI 3.1 document of all operations from the schemas of the contract. */
export const createOpenApiDocument = () => ({
  openapi: '3.1.1',
  info: {
    title: 'Portal API',
    version: '1',
    description:
      'What the portal asks of a backend. Each operation is one path; the schemas are the portal’s own.',
  },
  servers: [{ url: backendPaths.api }],
  paths: Object.fromEntries(
    all.map((operation) => [`/${operation.name}`, { [operation.method.toLowerCase()]: describe(operation) }]),
  ),
  components: {
    parameters,
    schemas: {
      Problem: schemaOf(problem, 'output'),
      ...Object.fromEntries(all.flatMap((operation) => Object.entries(schemasOf(operation)))),
    },
    securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } },
  },
})

if (import.meta.main) process.stdout.write(`${JSON.stringify(createOpenApiDocument(), null, 2)}\n`)
