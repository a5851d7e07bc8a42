import { toJsonSchema } from '@valibot/to-json-schema'
import type { Verb } from './verb.ts'

const schemaOf = ({ input }: Verb) => {
  const { $schema: _, ...schema } = toJsonSchema(input, {
    typeMode: 'input',
    target: 'draft-2020-12',
    // The schemas check more than JSON Schema can say, such as a whole email address.
    errorMode: 'ignore',
  })
  return schema
}

const problem = { content: { 'application/problem+json': { schema: { type: 'object' } } } }

const sentence = (name: string) => ({
  type: 'object',
  required: [name],
  properties: { [name]: { type: 'string' } },
})
const result = sentence('done')
/** Of several inputs each is done or refused for itself. */
const resultOfMany = { oneOf: [result, sentence('refused')] }

const describe = (verb: Verb) => {
  const schema = schemaOf(verb)
  return {
    post: {
      operationId: verb.name,
      summary: verb.summary,
      parameters: [
        {
          name: 'dryRun',
          in: 'query',
          description: 'With `true`, everything is rolled back.',
          schema: { type: 'boolean' },
        },
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: verb.takesMany ? { oneOf: [schema, { type: 'array', items: schema }] } : schema,
            example: verb.example,
          },
        },
      },
      responses: {
        200: {
          description: 'Done.',
          content: {
            'application/json': {
              schema: verb.takesMany ? { oneOf: [result, { type: 'array', items: resultOfMany }] } : result,
            },
          },
        },
        400: { description: 'The input does not match the schema.', ...problem },
        401: { description: 'The token is missing or wrong.', ...problem },
        409: { description: 'Refused; `detail` says why.', ...problem },
        429: { description: 'Too many requests. `Retry-After` contains the seconds to wait.', ...problem },
      },
    },
  }
}

export const createOperatorDocument = (verbs: readonly Verb[]) => ({
  openapi: '3.1.1',
  info: { title: 'Operator API', version: '1', description: "The utility's side of the portal." },
  security: [{ operator: [] }],
  paths: Object.fromEntries(verbs.map((verb) => [`/operate/${verb.name}`, describe(verb)])),
  components: { securitySchemes: { operator: { type: 'http', scheme: 'bearer' } } },
})
