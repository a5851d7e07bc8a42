import { activationGroup } from './activation.ts'
import { alertGroup } from './alerts.ts'
import { factorGroup } from './factors.ts'
import { invitationGroup } from './invitation.ts'
import type { Description, ResponseOf, BodyOf } from './operation.ts'
import { paperlessGroup } from './paperless.ts'
import { recoveryGroup } from './recovery.ts'
import { registrationGroup } from './registration.ts'
import { serviceLoginGroup } from './service-login.ts'
import { supportGroup } from './support.ts'
import { thirdPartyGroup } from './third-party.ts'

/** In the order in which the contract check makes their calls. */
export const groups = [
  alertGroup,
  supportGroup,
  registrationGroup,
  activationGroup,
  recoveryGroup,
  thirdPartyGroup,
  factorGroup,
  invitationGroup,
  paperlessGroup,
  serviceLoginGroup,
] as const

type AllOf<Member> = (Member extends unknown ? (one: Member) => void : never) extends (all: infer All) => void
  ? All
  : never
function inOne<Member extends object>(members: readonly Member[]): AllOf<Member>
function inOne(members: readonly object[]): unknown {
  return members.reduce((all, member) => ({ ...all, ...member }), {})
}

export const operations = inOne(groups.map((group) => group.operations))

export type Operations = typeof operations
export type OperationName = keyof Operations
export type Body<Name extends OperationName> = BodyOf<Operations[Name]>
export type OperationResponse<Name extends OperationName> = ResponseOf<Operations[Name]>

export const descriptions: { readonly [Name in OperationName]: Description<Operations[Name]> } = inOne(
  groups.map((group) => group.calls()),
)

export const isOperationName = (name: string): name is OperationName => Object.hasOwn(operations, name)
