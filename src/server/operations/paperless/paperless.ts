import type { OperationResponse, Body } from '../../../contract/operations.ts'
import { findAccount } from '../../domain/account.ts'
import type { Call, Handler } from '../../domain/request-context.ts'
import { rules } from '../../domain/rate-limits.ts'
import { givePermit, hasPermit } from '../../domain/grants.ts'
import { codeHash } from '../../domain/sealed-code.ts'

type Link = Body<'enrollInPaperless'>
type Written = OperationResponse<'paperlessRegistrationComplete'>

const refused: Written = { returnStatuses: [{ returnStatus: 'E' }] }
const written: Written = { returnStatuses: [{ returnStatus: 'S' }] }

const isMailedLink = async ({ sql }: Call, link: Link): Promise<boolean> => {
  const rows = await sql`
    select 1 from link_code where kind = 'paperless' and subject = ${link.connectionContractNumber}
      and code_hash = ${codeHash(link.businessPartnerGuid)} and expires_at > now()`
  return rows.length > 0
}

/** Document 2, §2.12, §4. Of calls at once, one enrols; the link goes on to answer that it did. */
export const enrollInPaperless: Handler<'enrollInPaperless'> = async (link, call) => {
  await call.limit(rules.linkByClient(call.clientAddress))
  if (!(await isMailedLink(call, link))) return { Status: 'Not Found' }
  const enrolled = await call.sql`
    update account set paperless = true
    where contract_number = ${link.connectionContractNumber} and not paperless`
  if (enrolled.count === 0) return { Status: 'Already Enrolled' }
  await call.sql`
    update link_code set used_at = now()
    where kind = 'paperless' and subject = ${link.connectionContractNumber}`
  await givePermit(call, 'paperless', link.connectionContractNumber)
  return { Status: 'Success' }
}

/** The interaction record of an enrolment that this session just made, once. */
export const paperlessRegistrationComplete: Handler<'paperlessRegistrationComplete'> = async (link, call) => {
  const contractNumber = link.connectionContractNumber
  const isTheirs = (await hasPermit(call, ['paperless'], contractNumber)) && (await isMailedLink(call, link))
  const account = isTheirs ? await findAccount(call.sql, contractNumber) : undefined
  if (!account || account.interactionRefused) return refused
  await call.sql`
    insert into interaction_record (kind, contract_number, details)
    values ('paperlessRegistrationComplete', ${contractNumber},
      jsonb_build_object('cause', ${`link ${codeHash(link.businessPartnerGuid)}`}::text))
    on conflict do nothing`
  return written
}
