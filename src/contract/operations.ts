import { activationOperations } from './activation.ts'
import { alertOperations } from './alerts.ts'
import { factorOperations } from './factors.ts'
import { invitationOperations } from './invitation.ts'
import type { AnswerOf, BodyOf } from './operation.ts'
import { paperlessOperations } from './paperless.ts'
import { recoveryOperations } from './recovery.ts'
import { registrationOperations } from './registration.ts'
import { serviceLoginOperations } from './service-login.ts'
import { thirdPartyOperations } from './third-party.ts'

/** Every call of the contract (contract §2) by its name on the wire. */
export const operations = {
  ...alertOperations,
  ...serviceLoginOperations,
  ...registrationOperations,
  ...activationOperations,
  ...factorOperations,
  ...recoveryOperations,
  ...thirdPartyOperations,
  ...invitationOperations,
  ...paperlessOperations,
}

export type Operations = typeof operations
export type OperationName = keyof Operations
/** What the call of this name takes. */
export type Body<Name extends OperationName> = BodyOf<Operations[Name]>
/** What the call of this name answers, decoded. */
export type Answer<Name extends OperationName> = AnswerOf<Operations[Name]>
