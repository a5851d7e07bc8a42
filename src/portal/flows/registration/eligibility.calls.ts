import type { BillEntries } from '../../../../machines/forms/bill.ts'
import type { Body } from '../../../contract/operations.ts'

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
