import * as v from 'valibot'
import * as f from './fields.ts'
import { byName, type Group, post } from './operation.ts'

/** What the answers to both calls that mail an activation link say. */
const outcomes = {
  done: ['Sent Successfully', 'Activated'],
  refused: ['Unable to send', 'Registration lapsed', 'Failed'],
} as const
const sent = v.object({
  Status: f.word<(typeof outcomes)['done' | 'refused'][number]>(),
  Email: f.answeredText,
})

const flag = f.word<'True' | 'False'>()

/** Parts of the text that refuses an activation link. */
export const linkRefusals = { expired: 'BadTagException', lapsed: 'Registration lapsed' } as const

/** The calls for the activation of a registration. The customer activates a registration with a mailed link. */
export const activationOperations = byName({
  resendActivationEmail: post(
    v.union([v.object({ oktaId: f.oktaId }), v.object({ loginId: f.loginId })]),
    sent,
  ),
  /**
   * The documents of the specification do not contain this call. The call corrects a mistyped email address of a
   * registration that this session has created, and mails an activation link to the new address.
   */
  changeRegistrationEmail: post(v.object({ oktaId: f.oktaId, email: f.email }), sent),
  completeRegistration: post(
    v.object({ cipherText: f.filled(2048) }),
    v.object({
      Status: f.word<'Success' | 'Failed'>(),
      Email: f.answeredText,
      Name: f.answeredText,
      LoginId: f.answeredText,
      ConnectionContractNumber: f.answeredText,
      BusinessPartnerNumber: f.answeredText,
      'Already Activated': v.nullish(flag, 'False'),
      'Interaction Record Created': v.nullish(flag, 'False'),
      /** Contains one of the texts of `linkRefusals`, or none. */
      Details: f.answeredText,
    }),
  ),
  registrationCompleted: post(
    v.object({
      /** The field name is misspelt on purpose, because the specification misspells it (document 2, §7). */
      bussinessPartnerNumber: f.businessPartnerNumber,
      connectionContractNumber: f.accountNumber,
      customerName: f.filled(260),
      email: f.email,
    }),
    f.interactionRecordAnswer,
  ),
})

const oktaId = '00u1'
const email = 'jordan@example.com'
const answers = [{ Status: 'Sent Successfully', Email: 'j•••n@example.com' }] as const

export const activationGroup = {
  name: 'Activation',
  description: 'The activation by a mailed link.',
  operations: activationOperations,
  calls: () => ({
    resendActivationEmail: {
      summary: 'Mails a new activation link.',
      outcomes,
      request: { loginId: 'jrivera_48' },
      answers,
    },
    changeRegistrationEmail: {
      summary: 'Corrects the mail address of a registration of this session and mails a new activation link.',
      outcomes,
      request: { oktaId, email },
      answers,
    },
    completeRegistration: {
      summary: 'Activates a login with the link code (the secret token of a mailed link).',
      outcomes: { done: ['Success', 'Already Activated'], refused: ['AEADBadTagException', 'Failed'] },
      isRead: true,
      request: { cipherText: 'AbCdEf0123456789' },
      answers: [
        {
          Status: 'Success',
          Email: email,
          Name: 'Jordan Rivera',
          LoginId: 'jrivera_48',
          ConnectionContractNumber: '210012345678',
          BusinessPartnerNumber: '1100000001',
          'Already Activated': 'True',
          'Interaction Record Created': 'True',
          Details: '',
        },
      ],
    },
    registrationCompleted: {
      summary: 'Records that a registration is complete.',
      ...f.recorded,
      request: {
        bussinessPartnerNumber: '1100000001',
        connectionContractNumber: '210012345678',
        customerName: 'Jordan Rivera',
        email,
      },
    },
  }),
} satisfies Group<typeof activationOperations>
