import type { Body } from '../../../contract/operations.ts'
import type { RequestContext } from '../../domain/request-context.ts'
import type { Address } from './address.ts'
import type { ThirdPartyRequest } from '../../domain/third-party-request.ts'

/**
 * Makes the third party a business partner with the contact details they gave; the request names it from now on.
 * @returns its number
 */
export const insertPartner = async (
  context: RequestContext,
  request: ThirdPartyRequest,
  oktaId: string,
  given: Body<'thirdPartyRegistrationSubmit'>,
  address: Address,
): Promise<string> => {
  const [row] = await context.sql<{ businessPartnerNumber: string }[]>`
    insert into third_party_partner (business_partner_number, okta_id, phone, phone_extension, care_of_name,
      address_type, address)
    values (nextval('third_party_partner_number')::text, ${oktaId}, ${given.telephone1},
      ${given.telephone1Ext ?? ''}, ${given.careOfName ?? ''}, ${given.addressType},
      ${JSON.stringify(address)}::text::jsonb)
    returning business_partner_number`
  const number = row?.businessPartnerNumber ?? ''
  await context.sql`
    update third_party_request set business_partner_number = ${number} where id = ${request.id}`
  return number
}
