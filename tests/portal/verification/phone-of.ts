import { waitFor, type ActorRefFrom } from 'xstate'
import type { phoneConfirmationMachine } from '../../../machines/parts/phone-confirmation.machine.ts'

interface ConfirmingFlow {
  readonly getSnapshot: () => {
    readonly children: {
      readonly phoneConfirmation?: ActorRefFrom<typeof phoneConfirmationMachine> | undefined
    }
  }
}

export const phoneOf = (flow: ConfirmingFlow) => {
  const { phoneConfirmation } = flow.getSnapshot().children
  if (!phoneConfirmation) throw new Error('No phone is confirmed.')
  return phoneConfirmation
}

export const codeOf = (flow: ConfirmingFlow) => {
  const { smsVerification } = phoneOf(flow).getSnapshot().children
  if (!smsVerification) throw new Error('No code is asked for.')
  return smsVerification
}

export const verifyPhone = async (flow: ConfirmingFlow): Promise<void> => {
  codeOf(flow).send({ type: 'code.submit', code: '123456' })
  await waitFor(phoneOf(flow), (snapshot) => snapshot.matches('verified'))
}
