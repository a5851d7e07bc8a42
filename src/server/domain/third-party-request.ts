import { type Expression, sql } from 'kysely'
import { type Database, now, type Transaction } from '../database/database.ts'
import type { RequestContext } from './request-context.ts'
import { hashCode, isCurrentLink } from './mail-token.ts'

/** The import refuses it in the utility's own numbers, so no number belongs to both a customer and a third party. */
export const thirdPartyPrefix = 'TP-'

export type ThirdPartyStatus = 'Pending' | 'Accepted' | 'Rejected' | 'Removed' | 'Expired' | 'Completed'

/**
 * Active primary logins of the partner's accounts, and the login of a registration as a third party. A number that the
 * utility has given to a customer is not the third party's: numbers made here once looked like the utility's.
 */
const partnerLogins = (db: Database, number: Expression<string>) =>
  db
    .selectFrom('login')
    .innerJoin('loginAccount', 'loginAccount.oktaId', 'login.oktaId')
    .innerJoin('account', 'account.contractNumber', 'loginAccount.contractNumber')
    .select('login.oktaId')
    .where('login.status', '=', 'ACTIVE')
    .where('loginAccount.role', '=', 'primary')
    .where('account.businessPartnerNumber', '=', number)
    .union(
      db
        .selectFrom('thirdPartyPartner')
        .select('thirdPartyPartner.oktaId')
        .where('thirdPartyPartner.businessPartnerNumber', '=', number)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('account as ofUtility')
                .select('ofUtility.contractNumber')
                .where('ofUtility.businessPartnerNumber', '=', number),
            ),
          ),
        ),
    )

const columns = [
  'request.id',
  'request.contractNumber',
  /** SHA-256 of the id of the session that has set the status. */
  'request.statusSession',
  /** Why the customer record system refuses the third party; empty if it accepts. */
  'request.refusal',
  'request.fullName',
  'request.lastName',
  'request.email',
  'request.telephoneNumber',
  'request.telephoneCode',
  'request.telephoneExtension',
  'request.careOfName',
  'request.addressType',
  'request.houseNumber',
  'request.street',
  'request.supplement',
  'request.city',
  'request.state',
  'request.country',
  'request.zip',
  'request.poBoxNumber',
  'request.poBoxZip',
  'request.category',
  'request.noticeSent',
  /** Of the secondary holder; `null` if the request is not completed. */
  'request.oktaId',
] as const

const read = (db: Database, id: Expression<string>) =>
  db
    .selectFrom('thirdPartyRequest as request')
    .innerJoin('account', 'account.contractNumber', 'request.contractNumber')
    .leftJoin('linkCode', (join) =>
      join
        .on('linkCode.kind', '=', 'thirdParty')
        .on('linkCode.replacedAt', 'is', null)
        .on((eb) => eb('linkCode.subject', '=', eb.cast<string>('request.id', 'text'))),
    )
    .select((eb) => {
      const isUnsettled = eb('request.status', 'in', ['Pending', 'Accepted'])
      const isTooOld = eb.or([eb('linkCode.expiresAt', 'is', null), eb('linkCode.expiresAt', '<=', now)])
      // `Pending` and `Accepted` become `Removed` for a closed account, or `Expired`.
      const status = eb
        .case()
        .when(eb.and([isUnsettled, eb('account.closedAt', 'is not', null)]))
        .then<ThirdPartyStatus>('Removed')
        .when(eb.and([isUnsettled, isTooOld]))
        .then<ThirdPartyStatus>('Expired')
        .else(eb.ref('request.status'))
        .end()
      // Empty unless the partner has a login: a request can be linked only to an existing one.
      const number = eb.ref('request.businessPartnerNumber')
      const partnerWithLogin = eb
        .case()
        .when(eb.exists(partnerLogins(db, number)))
        .then(number)
        .else('')
        .end()
      return [
        ...columns,
        'account.businessPartnerNumber as primaryBusinessPartnerNumber',
        status.as('status'),
        isTooOld.$castTo<boolean>().as('isTooOld'),
        partnerWithLogin.as('businessPartnerNumber'),
      ]
    })
    .where('request.id', '=', id)
    .executeTakeFirst()

/** The primary holder of an account asks another person to become the secondary holder. */
export type ThirdPartyRequest = NonNullable<Awaited<ReturnType<typeof read>>>

/** Of several logins, always the same. */
export const findPartnerLogin = async (
  db: Database,
  businessPartnerNumber: string,
): Promise<string | undefined> => {
  const login = await partnerLogins(db, sql.val(businessPartnerNumber))
    .orderBy('oktaId')
    .limit(1)
    .executeTakeFirst()
  return login?.oktaId
}

/** `null` if the link was replaced or is unknown. */
const idOf = (db: Database, hashcode: string) =>
  db
    .selectFrom('linkCode')
    .select((eb) => eb.cast<string>('linkCode.subject', 'bigint').as('id'))
    .where('linkCode.kind', '=', 'thirdParty')
    .where('linkCode.codeHash', '=', hashCode(hashcode))
    .where(isCurrentLink)
    .$asScalar()

export const findRequest = (db: Database, hashcode: string) => read(db, idOf(db, hashcode))

export const lockRequest = async (db: Transaction, hashcode: string) => {
  const request = await db
    .selectFrom('thirdPartyRequest')
    .select('id')
    .where('id', '=', idOf(db, hashcode))
    .forUpdate()
    .executeTakeFirst()
  return request && read(db, sql.val(request.id))
}

/** The account's latest request whose mailed link this session has opened. */
export const lockGrantedRequest = async ({ db, sessionHash }: RequestContext, contractNumber: string) => {
  const row = await db
    .selectFrom('thirdPartyRequest as request')
    .innerJoin('permit', (join) =>
      join
        .on('permit.kind', '=', 'thirdParty')
        .on((eb) => eb('permit.subject', '=', eb.cast<string>('request.id', 'text'))),
    )
    .select('request.id')
    .where('permit.sessionHash', '=', sessionHash)
    .where('permit.expiresAt', '>', now)
    .where('request.contractNumber', '=', contractNumber)
    .orderBy('request.id', 'desc')
    .limit(1)
    .forUpdate('request')
    .executeTakeFirst()
  return row && read(db, sql.val(row.id))
}

export const setStatus = async (
  context: RequestContext,
  request: Pick<ThirdPartyRequest, 'id'>,
  status: ThirdPartyStatus,
): Promise<void> => {
  await context.db
    .updateTable('thirdPartyRequest')
    .set({ status, statusSession: context.sessionHash })
    .where('id', '=', request.id)
    .execute()
}

/** The portal has read them from a request and sends them back. Empty if the request has none. */
interface ClaimedNumbers {
  readonly connectionContractNumber?: string | undefined
  readonly primaryBusinessPartnerNumber?: string | undefined
  readonly thirdPartyBusinessPartnerNumber?: string | undefined
}

/** A missing or empty number is ignored. */
export const matchesRequest = (request: ThirdPartyRequest, claimed: ClaimedNumbers): boolean => {
  const pairs = [
    [claimed.connectionContractNumber, request.contractNumber],
    [claimed.primaryBusinessPartnerNumber, request.primaryBusinessPartnerNumber],
    [claimed.thirdPartyBusinessPartnerNumber, request.businessPartnerNumber],
  ]
  return pairs.every(([given = '', own]) => given === '' || given === own)
}

/** Document 2, §4 */
export const linkLogin = async (
  context: RequestContext,
  request: ThirdPartyRequest,
  oktaId: string,
): Promise<void> => {
  await context.db
    .insertInto('loginAccount')
    .values({ oktaId, contractNumber: request.contractNumber, role: 'secondary' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await context.db
    .updateTable('thirdPartyRequest')
    .set({ oktaId, status: 'Completed', statusSession: context.sessionHash })
    .where('id', '=', request.id)
    .execute()
}

type AnsweredRequest = Pick<ThirdPartyRequest, 'id' | 'contractNumber' | 'fullName'>

export const causeOf = ({ id }: Pick<ThirdPartyRequest, 'id'>) => `request ${id}`

export const recordNotice = async (db: Transaction, { id }: Pick<ThirdPartyRequest, 'id'>): Promise<void> => {
  await db.updateTable('thirdPartyRequest').set({ noticeSent: true }).where('id', '=', id).execute()
}

export const answerInteraction = (
  kind: 'thirdPartyAccept' | 'thirdPartyReject',
  { contractNumber, fullName, ...request }: AnsweredRequest,
) => ({ kind, contractNumber, details: { cause: causeOf(request), thirdParty: fullName } })
