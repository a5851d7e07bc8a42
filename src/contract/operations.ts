import { activationOperations } from './activation.ts'
import { alertOperations } from './alerts.ts'
import { factorOperations } from './factors.ts'
import { invitationOperations } from './invitation.ts'
import type { ResponseOf, BodyOf } from './operation.ts'
import { paperlessOperations } from './paperless.ts'
import { recoveryOperations } from './recovery.ts'
import { registrationOperations } from './registration.ts'
import { serviceLoginOperations } from './service-login.ts'
import { supportOperations } from './support.ts'
import { thirdPartyOperations } from './third-party.ts'

/** Every call of the API. The key is the name of the call. */
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
  ...supportOperations,
}

export type Operations = typeof operations
export type OperationName = keyof Operations
/** The type of the request body of the call `Name`. */
export type Body<Name extends OperationName> = BodyOf<Operations[Name]>
/** The type of the decoded response of the call `Name`. */
export type OperationResponse<Name extends OperationName> = ResponseOf<Operations[Name]>
