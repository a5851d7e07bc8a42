import type * as v from 'valibot'
import { activationOperations } from './activation.ts'
import { alertOperations } from './alerts.ts'
import { factorOperations } from './factors.ts'
import { invitationOperations } from './invitation.ts'
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
type BodySchema<Name extends OperationName> = Operations[Name]['body']
/** What a call takes; `undefined` where it takes nothing. */
export type Body<Name extends OperationName> =
  BodySchema<Name> extends v.GenericSchema ? v.InferInput<BodySchema<Name>> : undefined
/** What a call answers, decoded. */
export type Answer<Name extends OperationName> = v.InferOutput<Operations[Name]['answer']>
