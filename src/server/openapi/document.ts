import { backendPaths } from '../../contract/portal-paths.ts'
import { toJsonSchema } from '@valibot/to-json-schema'
import { headers, problem } from '../../contract/http.ts'
import { allLanguages } from '../../contract/languages.ts'
import type { Operation } from '../../contract/operation.ts'
import { descriptions, groups, type OperationName, operations } from '../../contract/operations.ts'

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
  session: parameter(headers.session, 'The id of the browser tab. Each tab creates its own id.', true, id),
  request: parameter(
    headers.request,
    'The id of the call, which is different for each call. The response and every problem contain the same id.',
    false,
    id,
  ),
  userAgent: parameter(
    headers.userAgent,
    'The program that makes the call, for example `mywater-portal/0.1.0`.',
    false,
    text(200),
  ),
  language: parameter(
    'Accept-Language',
    `The language of the mails and text messages that the call causes: ${allLanguages.join(', ')}.`,
    false,
    text(200),
  ),
  captcha: parameter(
    headers.captcha,
    'The token of a solved captcha. A token is valid for one call. After that call, the session needs no further token for 30 minutes.',
    false,
    text(4096),
  ),
  submit: parameter(
    headers.submit,
    'The key of a submit. If the call is repeated with the same key and body, it takes effect only once and gets the first response.',
    false,
    { type: 'string', pattern: '^[\\w-]{8,128}$' },
  ),
}
type ParameterName = keyof typeof parameters

const problems = {
  400: 'The headers or the body do not match the contract. The response contains nothing of the body. The backend ignores fields that it does not know.',
  403: 'The caller may not make this call. With the code `captcha_required`, the caller must solve the captcha first.',
  404: 'The operation does not exist.',
  413: 'The body is larger than 64 kB.',
  415: 'The body is not JSON.',
  429: 'The caller has made too many requests. `Retry-After` contains the seconds to wait.',
  500: 'The backend has an error.',
  503: 'The backend is too busy. `Retry-After` contains the seconds to wait.',
} as const

const responseHeaders = {
  'Cache-Control': {
    description: 'Responses contain personal data, so caches must not store them.',
    required: true,
    schema: { type: 'string', const: 'no-store' },
  },
  'Retry-After': { description: 'The seconds to wait before the next try.', schema: { type: 'integer' } },
}
const refToHeader = (name: keyof typeof responseHeaders) => ({ $ref: `#/components/headers/${name}` })

const problemResponse = ([status, description]: [string, string]): [string, object] => [
  status,
  {
    description,
    headers: {
      'Cache-Control': refToHeader('Cache-Control'),
      ...((status === '429' || status === '503') && { 'Retry-After': refToHeader('Retry-After') }),
    },
    content: { 'application/problem+json': { schema: refTo('Problem') } },
  },
]

/** A list drops its broken items, so two alternatives that differ only in the number of items look the same. */
const withoutTwins = (schema: object): object =>
  'anyOf' in schema && Array.isArray(schema.anyOf)
    ? { ...schema, anyOf: [...new Map(schema.anyOf.map((one) => [JSON.stringify(one), one])).values()] }
    : schema

const schemaOf = (schema: Operation['response'], typeMode: 'input' | 'output') => {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode,
    target: 'draft-2020-12',
    // Reading a text as meant changes no other rule for the text.
    ignoreActions: ['transform'],
    // A `word`, of which the portal reads some, is any text.
    overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'custom' ? { type: 'string' } : undefined),
    // Without its flags: the only one is `u`, which JSON Schema always assumes.
    overrideAction: ({ valibotAction, jsonSchema }) =>
      'requirement' in valibotAction && valibotAction.requirement instanceof RegExp
        ? { ...jsonSchema, pattern: valibotAction.requirement.source }
        : undefined,
  })
  return withoutTwins(rest)
}

const schemaName = (operation: string, kind: 'Request' | 'Response'): string =>
  `${operation.charAt(0).toUpperCase()}${operation.slice(1)}${kind}`
const refTo = (schema: string) => ({ $ref: `#/components/schemas/${schema}` })

interface Content {
  readonly schema: object
  readonly examples: Readonly<Record<string, { readonly value: unknown }>>
}

type NamedOperation = Operation & { readonly name: OperationName }

const responseContent = ({ name, responseType }: NamedOperation): Readonly<Record<string, Content>> => {
  const schema = refTo(schemaName(name, 'Response'))
  const examples = (write: (answer: unknown) => unknown) =>
    Object.fromEntries(
      descriptions[name].answers.map((answer, place) => [`${place + 1}`, { value: write(answer) }]),
    )
  return responseType === 'text'
    ? {
        'text/plain': {
          schema: { type: 'string', contentMediaType: 'application/json', contentSchema: schema },
          examples: examples(JSON.stringify),
        },
      }
    : { 'application/json': { schema, examples: examples((answer) => answer) } }
}

const schemasOf = ({ name, body, response }: Operation): Readonly<Record<string, object>> => ({
  ...(body && { [schemaName(name, 'Request')]: schemaOf(body, 'output') }),
  // Before defaults are added, because a response can omit a property that has a default.
  [schemaName(name, 'Response')]: schemaOf(response, 'input'),
})

/** @throws Error if no group contains the operation */
const groupOf = (operation: OperationName): string => {
  const group = groups.find(({ operations: members }) => operation in members)
  if (!group) throw new Error(`The group of ${operation} is missing in src/contract/operations.ts`)
  return group.name
}

const descriptionOf = ({ requiresCaptcha, acceptsAccessToken }: Operation): string =>
  [
    requiresCaptcha &&
      'The session must have solved a captcha within the last 30 minutes, or the call must contain the token of a captcha.',
    acceptsAccessToken &&
      'The caller may be a signed-in customer. The access token then replaces the permit of the session.',
  ]
    .filter((sentence) => sentence !== false)
    .join(' ')

const describe = (operation: NamedOperation) => {
  const { name, body, requiresCaptcha, acceptsAccessToken, isIdempotent } = operation
  const description = descriptionOf(operation)
  const names: ParameterName[] = ['session', 'request', 'userAgent', 'language']
  if (requiresCaptcha) names.push('captcha')
  if (isIdempotent) names.push('submit')
  return {
    operationId: name,
    tags: [groupOf(name)],
    summary: descriptions[name].summary,
    ...(description !== '' && { description }),
    security: acceptsAccessToken ? [{}, { accessToken: [] }] : [],
    parameters: names.map((header) => ({ $ref: `#/components/parameters/${header}` })),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: refTo(schemaName(name, 'Request')),
            example: descriptions[name].request,
          },
        },
      },
    }),
    responses: {
      200: {
        description: 'A documented response. The documented refusals also have this status.',
        headers: { 'Cache-Control': refToHeader('Cache-Control') },
        content: responseContent(operation),
      },
      ...Object.fromEntries<object>(Object.entries(problems).map(problemResponse)),
    },
  }
}

const all: readonly NamedOperation[] = Object.values(operations)

const schemas: Readonly<Record<string, object>> = {
  Problem: schemaOf(problem, 'output'),
  ...Object.fromEntries(all.flatMap((operation) => Object.entries(schemasOf(operation)))),
}

/** OpenAPI 3.1, from the schemas of the contract. */
export const createOpenApiDocument = () => ({
  openapi: '3.1.1',
  info: {
    title: 'Portal API',
    version: '1',
    description:
      'The calls that the portal makes to a backend. Each operation has its own path. The portal checks every response with the same schemas.',
  },
  servers: [{ url: backendPaths.api }],
  tags: groups.map(({ name, description }) => ({ name, description })),
  paths: Object.fromEntries(
    all.map((operation) => [`/${operation.name}`, { [operation.method.toLowerCase()]: describe(operation) }]),
  ),
  components: {
    parameters,
    headers: responseHeaders,
    schemas,
    securitySchemes: {
      accessToken: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'The access token that the identity provider issued to a signed-in customer.',
      },
    },
  },
})
