import type { Body } from '../../../src/contract/operations.ts'
import { people } from '../../../src/sandbox/people/people.ts'
import { displayName, isOrganization, type SamplePerson } from '../../../src/sandbox/people/person.ts'
import type { ServerFixture, Visitor } from './server-fixture.ts'
import { registrationFor } from './third-party-fixture.ts'

export const find = (name: string): SamplePerson => {
  const person = people.find((other) => displayName(other.name) === name)
  if (!person) throw new Error(`nobody called ${name}`)
  return person
}

export const walkerOf = (fixture: ServerFixture) => {
  const linkTo = async (recipient: string, page: string): Promise<URL> => {
    const mails = fixture.db.selectFrom('message').select('links').where('recipient', '=', recipient)
    const links = (await mails.orderBy('id', 'desc').execute()).map(({ links: [link = ''] }) => link)
    return new URL(links.find((link) => link.includes(`/${page}?`)) ?? '', fixture.origin)
  }
  const codeTo = async (recipient: string, page: string, name = 'code') =>
    (await linkTo(recipient, page)).searchParams.get(name) ?? ''

  const checkEligibility = (visitor: Visitor, { contractNumber, name }: SamplePerson) =>
    visitor.call('checkRegistrationEligibility', {
      connectionContractNumber: contractNumber,
      ...(isOrganization(name)
        ? { customerType: 'Organization', customerName: name.customerName }
        : { customerType: 'Person', middleName: '', ...name }),
    })

  return {
    linkTo,
    codeTo,
    checkEligibility,
    activationCode: ({ email }: SamplePerson) => codeTo(email, 'registrationComplete'),
    hashcodeOf: ({ links }: SamplePerson) => codeTo(links?.thirdParty?.email ?? '', 'secondaryAccountHolder'),
    paperlessLinkOf: async ({ email }: SamplePerson) => ({
      businessPartnerGuid: await codeTo(email, 'paperlessEnrollment', 'bpg'),
      connectionContractNumber: await codeTo(email, 'paperlessEnrollment', 'ca'),
    }),
    invitationOf: async ({ email }: SamplePerson) => ({
      invitationGuid: await codeTo(email, 'registrationInvitation', 'guid'),
      accountNumber: await codeTo(email, 'registrationInvitation', 'accountNumber'),
    }),
    register: async (
      person: SamplePerson,
      fields: Partial<Body<'createUserWithCredentials'>> = {},
      language: 'en' | 'es' | 'fr' | 'zh' = 'en',
    ) => {
      const visitor = fixture.visitor().withLanguage(language)
      await checkEligibility(visitor, person)
      const record = { ...fixture.record(person.contractNumber), ...fields }
      return { visitor, record, created: await visitor.call('createUserWithCredentials', record) }
    },
    /** Accepts a pending request and submits the registration of the third party. */
    registerThirdParty: async (
      person: SamplePerson,
      hashcode: string,
      fields: Partial<Body<'thirdPartyRegistrationSubmit'>> = {},
    ) => {
      const visitor = fixture.visitor()
      const request = await visitor.call('getThirdPartyRequest', { hashcode })
      const status = request.thirdparty_request_status_code
      if (status === 'Pending')
        await visitor.call('updateThirdPartyRequestStatusCode', { hashcode, status: 'Accepted' })
      const number = request.reln_business_partner_number ?? ''
      const body = registrationFor(
        {
          id: '',
          contractNumber: person.contractNumber,
          businessPartnerNumber: request.primary_business_partner_number ?? '',
          email: request.reln_email ?? '',
          holderEmail: '',
          hashcode,
        },
        fields,
      )
      return { visitor, status, number, body }
    },
  }
}
export type Walker = ReturnType<typeof walkerOf>
