import { describe, expect, it } from 'vitest'
import { thirdPartyConfirmationMachine } from '../../machines/third-party-confirmation.machine.ts'
import type { ThirdPartyConfirmation } from '../../machines/third-party-confirmation.machine.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const stored: ThirdPartyConfirmation = {
  firstName: 'Sam',
  lastName: 'Okafor',
  email: 'sam@example.com',
  loginId: 'sokafor_12',
  oktaId: '00u9',
  mfaOptIn: true,
  phone: '+16095550148',
  factorId: 'sms9',
  phoneVerified: false,
  codeSecondsLeft: 12,
  awaitsActivation: false,
  changeable: '',
}
const opened = () => startFlow(thirdPartyConfirmationMachine, { input: { confirmation: stored }, coverage })

describe('the confirmation page of a third party confirms the phone and starts the sign-in', () => {
  it("the flow of the third party's confirmation page ends in the state nothingStored if no registration is stored", () => {
    const flow = startFlow(thirdPartyConfirmationMachine, { input: { confirmation: null }, coverage })
    expect(flow.snapshot()).toMatchObject({ value: 'nothingStored', status: 'done' })
  })

  it("on the third party's confirmation page the person can confirm the phone of the new login", () => {
    expect(opened().child('phoneConfirmation').getSnapshot()).toMatchObject({
      value: 'verification',
      context: { phone: { phone: '+16095550148', codeSecondsLeft: 12 } },
    })
  })

  it("on the third party's confirmation page the person can sign in with the new login, and then /thirdPartyAccept opens", () => {
    const flow = opened()
    flow.child('signIn').send({ type: 'signIn.start' })
    expect(flow.asked('redirect')).toEqual({
      originalUri: '/thirdPartyAccept',
      acr: '',
      loginHint: 'sokafor_12',
    })
  })

  testEveryTransition(thirdPartyConfirmationMachine, coverage)
})
