import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { slugOfMachine } from '../../machines/slugs.ts'
import { keyOf } from '../../src/portal/records/record.ts'
import { createStore } from '../portal/identity/stubs.ts'
import { stubServices } from '../portal/kit/stub-services.ts'
import { portalFlows } from './bound-flows.ts'
import { modelOf, modelSteps } from './model.ts'

/** Every record of the tab that belongs to a journey. */
const records = [
  'bill',
  'registration',
  'proof',
  'confirmation',
  'openInvitation',
  'invitation',
  'thirdParty',
  'thirdPartyDraft',
  'signUp',
  'thirdPartyLinked',
  'paperless',
]

/** What the person's own end of each flow removes, if the tab holds every record. */
const removedAtEnds = () => {
  const table: Record<string, string> = {}
  for (const { name, flow } of portalFlows) {
    const storage = createStore()
    const machine = flow.bindPorts(stubServices({ storage }))
    const model = modelOf(slugOfMachine(machine.id))
    const steps = model ? model.inputs.flatMap((input) => modelSteps(model, input)) : []
    for (const { event, before, after } of steps) {
      const end = `${name}: ${event.type} → ${JSON.stringify(after.value)}`
      const isEnd = event.type === 'close.choose' || after.status === 'done'
      if (!isEnd || event.type.startsWith('xstate.') || after.value === 'leaving' || end in table) continue
      for (const record of records) storage.setItem(keyOf(record), '')
      createActor(machine, { snapshot: before, input: undefined }).start().send(event)
      table[end] = records.filter((record) => storage.getItem(keyOf(record)) === null).join(' ')
    }
  }
  return table
}

test('each end of each flow removes the records of its journey', () => {
  expect(removedAtEnds()).toMatchInlineSnapshot(`
    {
      "create-login.ports.ts flow: close.choose → "closed"": "bill registration proof",
      "create-login.ports.ts flow: leave.confirm → "closed"": "bill registration proof",
      "create-login.ports.ts flow: previous.choose → "previous"": "",
      "eligibility.ports.ts flow: close.choose → "closed"": "bill registration proof",
      "eligibility.ports.ts flow: forgotLogin.choose → "forgotLogin"": "",
      "eligibility.ports.ts flow: forgotPassword.choose → "forgotPassword"": "",
      "eligibility.ports.ts flow: leave.confirm → "closed"": "bill registration proof",
      "eligibility.ports.ts flow: login.choose → "login"": "",
      "guard.ports.ts callbackFlow: signIn.start → "account"": "",
      "guard.ports.ts linkFlow: signIn.start → "account"": "",
      "invitation-complete.ports.ts flow: close.choose → {"open":"ready"}": "invitation",
      "invitation-complete.ports.ts flow: close.choose → {"open":"redirecting"}": "invitation",
      "invitation.ports.ts flow: cancel.choose → "login"": "openInvitation",
      "invitation.ports.ts flow: close.choose → "closed"": "openInvitation",
      "invitation.ports.ts flow: dialog.close → "login"": "",
      "invitation.ports.ts flow: leave.confirm → "closed"": "openInvitation",
      "registration-confirmation.ports.ts flow: close.choose → {"open":{"record":"asked","email":"code"}}": "confirmation",
      "registration-confirmation.ports.ts flow: close.choose → {"open":{"record":"asked","email":"link"}}": "confirmation",
      "registration-confirmation.ports.ts flow: close.choose → {"open":{"record":"asked","email":"verified"}}": "confirmation",
      "registration-confirmation.ports.ts flow: close.choose → {"open":{"record":"asking","email":"code"}}": "confirmation",
      "registration-confirmation.ports.ts flow: close.choose → {"open":{"record":"asking","email":"link"}}": "confirmation",
      "registration-confirmation.ports.ts flow: close.choose → {"open":{"record":"asking","email":"verified"}}": "confirmation",
      "sign-in.ports.ts landingFlow: signIn.start → "account"": "",
      "sign-in.ports.ts startFlow: signIn.start → "account"": "",
      "third-party-acceptance.ports.ts flow: close.choose → "closed"": "thirdPartyLinked",
      "third-party-acceptance.ports.ts flow: dialog.close → "home"": "",
      "third-party-registration.ports.ts flow: cancel.choose → "cancelled"": "thirdParty thirdPartyDraft signUp",
      "third-party-registration.ports.ts flow: close.choose → "closed"": "thirdParty thirdPartyDraft signUp",
      "third-party-registration.ports.ts flow: leave.confirm → "closed"": "thirdParty thirdPartyDraft signUp",
      "third-party-registration.ports.ts flow: login.choose → "login"": "",
      "third-party-request.ports.ts flow: close.choose → "closed"": "thirdParty thirdPartyDraft signUp",
      "third-party-request.ports.ts flow: dialog.close → "home"": "thirdParty thirdPartyDraft signUp",
    }
  `)
})
