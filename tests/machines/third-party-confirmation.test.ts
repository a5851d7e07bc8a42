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

describe('on the confirmation page, a third party can confirm the phone and start the sign-in', () => {
  it(`if no registration is stored, the flow of the third party's confirmation page ends in the state "nothingStored"`, () => {
    const flow = startFlow(thirdPartyConfirmationMachine, { input: { confirmation: null }, coverage })
    expect(flow.snapshot()).toMatchObject({ value: 'nothingStored', status: 'done' })
  })

  it("if the phone is not confirmed, the third party's confirmation page asks for the code that was sent to the phone", () => {
    expect(opened().child('phoneConfirmation').getSnapshot()).toMatchObject({
      value: 'verification',
      context: { phone: { phone: '+16095550148', codeSecondsLeft: 12 } },
    })
  })

  it('the event signIn.start opens the identity provider with the new login ID and the return path /thirdPartyAccept', () => {
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
