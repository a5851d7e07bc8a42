import { createActor } from 'xstate'
import * as v from 'valibot'
import { thirdPartyOperations } from '../../../src/contract/third-party.ts'
import { flow } from '../../../src/portal/flows/third-party/third-party-request.ports.ts'
import { stubCalls, stubServices } from '../kit/stub-services.ts'

export const answer = (fields: Record<string, unknown>) =>
  v.parse(thirdPartyOperations.getThirdPartyRequest.response, fields)
export const prefilledResponse = {
  thirdparty_request_status_code: 'Pending',
  contract_account_number: '210012345678',
  primary_business_partner_number: '1100000001',
  reln_full_name: 'Sam Lee Okafor',
  reln_last_name: 'Okafor',
  reln_telephone_number: '6095550148',
  country_telephone_code: '1',
  reln_mailing_house_number: '12',
  reln_mailing_street: 'Ferry Lane',
  reln_mailing_city: 'Riverton',
  reln_mailing_state: 'NJ',
  reln_mailing_country: 'USA',
  reln_mailing_zip: '08077',
  reln_email: 'sam@example.com',
  thirdparty_url_hashcode: 'h-1',
  address_type: 'STANDARD',
  reln_category: 'THIRD_PARTY',
}

export const recordWritten = { returnStatuses: [{ returnStatus: 'S' }] }
const loading = {
  getThirdPartyRequest: [prefilledResponse].map((fields) => answer(fields)),
  getPrimaryAccountInfo: [{ name: 'Maria Chen', address: '1207 Mill Race Road' }],
}
export const startRequestFlow = (
  answers: Record<string, readonly unknown[]>,
  query: Record<string, string> = { code: 'h-1' },
) => {
  const { call, asked } = stubCalls({ ...loading, ...answers })
  const services = stubServices({ call, query: () => query })
  const actor = createActor(flow.bindPorts(services), {
    input: flow.input(services, services.query()),
  }).start()
  return { actor, asked, services }
}
