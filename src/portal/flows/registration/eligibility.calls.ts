import type { BillEntries } from '../../../../machines/forms/bill.ts'
import type { Body } from '../../../contract/operations.ts'

/**
 * Returns the body of `checkRegistrationEligibility` (document 1, §3). The customer type is Person for an individual
 * and Organization for a business.
 */
export const eligibilityBody = (entries: BillEntries): Body<'checkRegistrationEligibility'> =>
  entries.customerType === 'individual'
    ? {
        connectionContractNumber: entries.accountNumber,
        customerType: 'Person',
        firstName: entries.firstName,
        middleName: entries.middleName,
        lastName: entries.lastName,
      }
    : {
        connectionContractNumber: entries.accountNumber,
        customerType: 'Organization',
        customerName: entries.customerName,
      }
