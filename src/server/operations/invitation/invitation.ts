import type { OperationResponse } from '../../../contract/operations.ts'
import { findAccount, fullName } from '../../domain/account.ts'
import type { Handler } from '../../domain/request-context.ts'
import { findInvitation } from '../../domain/invitation.ts'
import { rateLimits } from '../../domain/rate-limits.ts'
import { findPrimaryLogin } from '../../domain/login.ts'
import { giveGrant } from '../../domain/grants.ts'

type Details = OperationResponse<'getEnrollmentDetails'>

const notFound: Details = { Status: 'User Not Found', Login: '' }

/**
 * Returns the data that the registration form of an invitation already contains (document 2, §2.10, §4), or a status
 * without data. If the account already has a login, returns its login ID only for a valid invitation that was mailed to
 * the address of this login.
 */
export const getEnrollmentDetails: Handler<'getEnrollmentDetails'> = async (body, context) => {
  await context.limit(rateLimits.linkByClient(context.clientAddress))
  const invitation = await findInvitation(context, body.accountNumber, body.invitationGuid)
  const account = invitation && (await findAccount(context.db, invitation.contractNumber))
  if (!invitation || !account) return notFound
  const login = await findPrimaryLogin(context.db, account.contractNumber)
  if (login && !login.lapsed) {
    const isOwn = login.email === invitation.email && !invitation.isExpired
    return { Status: 'User Already Registered', Login: isOwn ? login.loginId : '' }
  }
  if (!invitation.isOpen) return notFound
  await giveGrant(context, 'invited', account.contractNumber)
  const { contractNumber, businessPartnerNumber, firstName, lastName, customerType } = account
  return {
    connectionContractNumber: contractNumber,
    businessPartnerNumber,
    email: invitation.email,
    customerName: fullName(account),
    firstName,
    lastName,
    customerType,
  }
}
