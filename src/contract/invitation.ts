import * as v from 'valibot'
import * as f from './fields.ts'
import { byName, type Group, post } from './operation.ts'

const refused = ['User Not Found', 'User Already Registered'] as const

export const invitationOperations = byName({
  getEnrollmentDetails: post(
    v.object({ accountNumber: f.accountNumber, invitationGuid: f.text(128) }),
    v.union([
      // The schema for the statuses `User Not Found` and `User Already Registered` comes first, because the portal must
      // not open the form for these statuses. A response with one of these statuses can also match the second schema,
      // for which the portal opens the form.
      v.object({ Status: v.picklist(refused), Login: f.answeredText }),
      v.object({
        connectionContractNumber: v.string(),
        businessPartnerNumber: v.string(),
        email: v.string(),
        customerName: f.answeredText,
        firstName: f.answeredText,
        lastName: f.answeredText,
        customerType: f.word<'Person' | 'Organization'>(),
      }),
      v.object({ Status: f.word<never>(), Login: f.answeredText }),
    ]),
  ),
})

export const invitationGroup = {
  name: 'Invitation',
  description: 'The registration by an invitation of the utility.',
  operations: invitationOperations,
  calls: () => ({
    getEnrollmentDetails: {
      summary: 'Returns the invited person and the account, for the registration by invitation.',
      outcomes: { done: ['none'], refused },
      isRead: true,
      request: { accountNumber: '210012345678', invitationGuid: 'AbCdEf0123456789' },
      answers: [
        {
          connectionContractNumber: '210012345678',
          businessPartnerNumber: '1100000001',
          email: 'jordan@example.com',
          customerName: 'Jordan Rivera',
          firstName: 'Jordan',
          lastName: 'Rivera',
          customerType: 'Person',
        },
        { Status: 'User Already Registered', Login: 'jrivera_48' },
      ],
    },
  }),
} satisfies Group<typeof invitationOperations>
