import { sql } from 'kysely'
import type { Body } from '../../../contract/operations.ts'
import type { RequestContext } from '../../domain/request-context.ts'
import { thirdPartyPrefix, type ThirdPartyRequest } from '../../domain/third-party-request.ts'
import type { Address } from './address.ts'

export const insertPartner = async (
  context: RequestContext,
  request: ThirdPartyRequest,
  oktaId: string,
  body: Body<'thirdPartyRegistrationSubmit'>,
  address: Address,
): Promise<string> => {
  const { businessPartnerNumber } = await context.db
    .insertInto('thirdPartyPartner')
    .values({
      businessPartnerNumber: sql<string>`${thirdPartyPrefix}::text || nextval('third_party_partner_number')`,
      oktaId,
      phone: body.telephone1,
      phoneExtension: body.telephone1Ext ?? '',
      careOfName: body.careOfName ?? '',
      addressType: body.addressType,
      address: JSON.stringify(address),
    })
    .returning('businessPartnerNumber')
    .executeTakeFirstOrThrow()
  await context.db
    .updateTable('thirdPartyRequest')
    .set({ businessPartnerNumber })
    .where('id', '=', request.id)
    .execute()
  return businessPartnerNumber
}
