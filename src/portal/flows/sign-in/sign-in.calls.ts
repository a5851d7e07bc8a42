import type { AccessOutcome, FinishOutcome } from '../../../../machines/sign-in.machine.ts'
import type { FinishOutcome as FinishAnswer, Requirement, SignIn } from '../../identity/sign-in.ts'
import { paths } from '../../../contract/portal-paths.ts'
import { pageReturn } from '../kit/page-return.ts'
import type { Query } from '../kit/query.ts'
import type { Services } from '../kit/services.ts'

export const finishOutcome = (answer: FinishAnswer): FinishOutcome =>
  answer.kind === 'signedIn' ? answer : { kind: 'failed', failure: answer.reason }

/** The address the identity provider sent the person back to; it stands in the address bar no longer. */
export const callbackAddress = (query: Query): string =>
  `${paths.signInCallback}?${new URLSearchParams(query).toString()}`

/** Document 1, §6: who may pass, by assurance level and group. */
export const accessOutcome = async (signIn: SignIn, requirement: Requirement): Promise<AccessOutcome> => {
  const access = await signIn.checkAccess(requirement)
  if (access !== 'granted') return { kind: access }
  const person = await signIn.currentPerson()
  if (person === null) return { kind: 'signInRequired' }
  return { kind: 'granted', person: { name: person.name, loginId: person.loginId } }
}

export const finishSignIn = async (services: Services): Promise<FinishOutcome> => {
  const identity = await services.signIn()
  return finishOutcome(await identity.finishSignIn(callbackAddress(services.query())))
}

export const checkAccess = async (services: Services, requirement: Requirement): Promise<AccessOutcome> =>
  accessOutcome(await services.signIn(), requirement)

export const signOut = async (services: Services, signal: AbortSignal): Promise<void> => {
  const identity = await services.signIn()
  await identity.signOut()
  await pageReturn(signal)
}
