import { expect, test } from 'vitest'
import type { AnyTransitionDefinition } from 'xstate'
import { eventLabel, statesOf, stateName, transitionsFrom } from '../../machines/machine-graph.ts'
import { allMachines } from '../../machines/all-machines.ts'

/** The states in which a failed call causes no message, because the flow continues or leads to another page. */
const withoutWait = [
  'activation complete.recording',
  'activation redirecting',
  'alerts',
  'anonymousLogin',
  'invitation redirecting',
  'invitationComplete',
  'paperless enrolled.recording',
  'registrationConfirmation open.record.asking',
  'resendActivation sending',
  'securityCheck solved',
  'serviceLogin recognising',
  'serviceLogin opening',
  // In the states below, a failed call shows a message, but its error never contains a time to wait.
  'accountOverview loading',
  'accountOverview shown.language.saving',
  'sessions',
  'signIn',
  'smsVerification unverified.resend.sending',
  'thirdPartyAcceptance findingPerson',
  'thirdPartyAcceptance signingOut',
]

const keepsWait = ({ actions }: AnyTransitionDefinition): boolean =>
  actions.some(
    (action) => typeof action === 'object' && 'type' in action && /^keep(?:Bills)?Wait$/.test(action.type),
  )

test('a failed call with a message stores how long to wait', () => {
  const forgotten = allMachines.flatMap(({ machine }) =>
    statesOf(machine).flatMap((node) =>
      transitionsFrom(node)
        .filter(
          (transition) =>
            eventLabel(String(transition.eventType)).startsWith('error: ') && !keepsWait(transition),
        )
        .map(() => `${machine.id} ${stateName(node)}`),
    ),
  )
  expect(forgotten.filter((place) => !withoutWait.some((known) => place.startsWith(known)))).toEqual([])
})
