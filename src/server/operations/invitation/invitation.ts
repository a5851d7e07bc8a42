import type { OperationResponse } from '../../../contract/operations.ts'
import { findAccount, fullName } from '../../domain/account.ts'
import type { Handler } from '../../domain/request-context.ts'
import { findInvitation } from '../../mails/invitation.ts'
import { rules } from '../../domain/rate-limits.ts'
import { findPrimaryLogin } from '../../domain/login.ts'
import { givePermit } from '../../domain/grants.ts'

type Details = OperationResponse<'getEnrollmentDetails'>

const notFound: Details = { Status: 'User Not Found', Login: '' }

/**
 * Document 2, §2.10, §4: what prefills the form, or why there is none. The login ID, for the sign-in hint, is answered
 * only to the address that registered, and only while its link is young.
 */
export const getEnrollmentDetails: Handler<'getEnrollmentDetails'> = async (body, call) => {
  await call.limit(rules.linkByClient(call.clientAddress))
  const invitation = await findInvitation(call, body.accountNumber, body.invitationGuid)
  const account = invitation && (await findAccount(call.sql, invitation.contractNumber))
  if (!invitation || !account) return notFound
  const login = await findPrimaryLogin(call.sql, account.contractNumber)
  if (login && !login.lapsed) {
    const isTheirs = login.email === invitation.email && !invitation.isExpired
    return { Status: 'User Already Registered', Login: isTheirs ? login.loginId : '' }
  }
  if (!invitation.isOpen) return notFound
  await givePermit(call, 'invited', account.contractNumber)
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
