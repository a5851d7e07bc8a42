import type { NewFlow } from './names.ts'
import { only, variantOf } from './variant.ts'

const contractFile = ({ camel, hasForm }: NewFlow) => `
import * as v from 'valibot'
${only(hasForm, "import { filled } from './fields.ts'\n")}import { post } from './operation.ts'

export const ${camel}Operations = {
  ${camel}: post(
    '${camel}',
    v.strictObject({${only(hasForm, ' details: filled(200) ')}}),
    v.object({ Status: v.string() }),
  ),
}
`

const handlerFile = ({ slug, camel, words, hasForm }: NewFlow) => `
${only(
  hasForm,
  `import { ${camel}Errors } from '../../../../machines/forms/${slug}.ts'
import { hasErrors } from '../../../../machines/rules/errors.ts'
`,
)}import type { Handler } from '../../domain/request-context.ts'

/** Answers the call of the flow “${words}”. This stores nothing yet, and has no rate limit. */
export const ${camel}: Handler<'${camel}'> = (${only(hasForm, 'entries')}) =>
  Promise.resolve({ Status: ${hasForm ? `hasErrors(${camel}Errors(entries)) ? 'Refused' : 'Success'` : "'Success'"} })
`

const serverTest = (flow: NewFlow) => {
  const { camel, hasForm } = flow
  const call = `fixture.visitorWithoutCaptcha().call('${camel}',`
  return `
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServerFixture, type ServerFixture } from '../harness/server-fixture.ts'

let fixture: ServerFixture
beforeAll(async () => {
  fixture = await openServerFixture()
})
afterAll(() => fixture.close())

test('${camel} returns the status Success', async () => {
  expect(await ${call} ${variantOf(flow).body})).toEqual({ Status: 'Success' })
})
${only(
  hasForm,
  `
test('${camel} returns the status Refused if the details are empty', async () => {
  expect(await ${call} { details: ' ' })).toEqual({ Status: 'Refused' })
})
`,
)}`
}

const portalTest = (flow: NewFlow) => {
  const { slug, camel, journey, hasForm } = flow
  const { submit, body, constants } = variantOf(flow)
  return `
import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { flow } from '../../../src/portal/flows/${journey}/${slug}.ports.ts'
import { stubCalls, stubServices } from '../kit/stub-services.ts'

${constants}test.each([
  ['Success', 'sent'],
  ['Refused', 'refused'],
])('${camel} sends the request, and after the status %s the flow is in the state %s', async (Status, state) => {
  const { call, asked } = stubCalls({ ${camel}: [{ Status }] })
  const actor = createActor(flow.bindPorts(stubServices({ call }))).start()
  actor.send(${submit})
  const { value } = await waitFor(actor, (snapshot) => !snapshot.hasTag('pending'))
  expect(value).toBe(state)
  expect(asked).toMatchObject([{ name: '${camel}', body: ${hasForm ? 'entries' : body} }])
})
`
}

/**
 * Returns the files of the flow's call of the backend: the contract, the operation, and the tests of the portal and of
 * the backend.
 */
export const callFiles = (flow: NewFlow): Readonly<Record<string, string>> => {
  const { slug, journey, hasCall } = flow
  return hasCall
    ? {
        [`src/contract/${slug}.ts`]: contractFile(flow),
        [`src/server/operations/${journey}/${slug}.ts`]: handlerFile(flow),
        [`tests/server/${journey}/${slug}.test.ts`]: serverTest(flow),
        [`tests/portal/${journey}/${slug}.test.ts`]: portalTest(flow),
      }
    : {}
}
