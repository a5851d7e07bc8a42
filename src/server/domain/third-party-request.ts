import { type Expression, sql } from 'kysely'
import { type Database, now, type Transaction } from '../database/database.ts'
import type { RequestContext } from './request-context.ts'
import { hashCode, isCurrentLink } from './mail-token.ts'

export type ThirdPartyStatus = 'Pending' | 'Accepted' | 'Rejected' | 'Removed' | 'Expired' | 'Completed'

/** A third-party request: the primary holder of an account asks another person to become the secondary holder. */
export interface ThirdPartyRequest {
  readonly id: string
  readonly contractNumber: string
  /** The business partner number of the primary holder. */
  readonly primaryBusinessPartnerNumber: string
  /**
   * The status in the database, with one exception: if the link has expired, `Pending` and `Accepted` become `Expired`.
   */
  readonly status: ThirdPartyStatus
  /** Whether the link has expired. */
  readonly isTooOld: boolean
  /** The SHA-256 hash of the id of the session that has set the status. */
  readonly statusSession: string
  /**
   * The reason with which the utility's customer record system refuses the third party; empty if it accepts the third
   * party.
   */
  readonly refusal: string
  /** The business partner number of the third party, if the third party already has a login; otherwise empty. */
  readonly businessPartnerNumber: string
  readonly fullName: string
  readonly lastName: string
  readonly email: string
  readonly telephoneNumber: string
  readonly telephoneCode: string
  readonly telephoneExtension: string
  readonly careOfName: string
  readonly addressType: string
  readonly houseNumber: string
  readonly street: string
  readonly supplement: string
  readonly city: string
  readonly state: string
  readonly country: string
  readonly zip: string
  readonly poBoxNumber: string
  readonly poBoxZip: string
  readonly category: string
  readonly noticeSent: boolean
  /** The Okta id of the login that became the secondary holder; `null` if the request is not completed. */
  readonly oktaId: string | null
}

/**
 * Builds a query for the logins of a business partner. These are the active primary logins of the partner's accounts,
 * and the login that was created when the partner registered as a third party. If the utility has given the number to a
 * customer, the number is not the third party's: numbers made here once looked like the utility's.
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
  'request.statusSession',
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
  'request.oktaId',
] as const

const read = (db: Database, id: Expression<string>): Promise<ThirdPartyRequest | undefined> =>
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
      const status = eb
        .case()
        .when(eb.and([isUnsettled, isTooOld]))
        .then<ThirdPartyStatus>('Expired')
        .else(eb.ref('request.status'))
        .end()
      // The query returns the number of the business partner only if this partner has a login; otherwise it returns an
      // empty string. A third-party request can be linked only to an existing login.
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

/** Finds a login of a business partner. If the partner has several logins, every call returns the same login. */
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

/**
 * Builds a subquery that finds a third-party request by the code in its mailed link. The subquery returns the id of the
 * request, or `null` if the link was replaced or is unknown.
 */
const idOf = (db: Database, hashcode: string) =>
  db
    .selectFrom('linkCode')
    .select((eb) => eb.cast<string>('linkCode.subject', 'bigint').as('id'))
    .where('linkCode.kind', '=', 'thirdParty')
    .where('linkCode.codeHash', '=', hashCode(hashcode))
    .where(isCurrentLink)
    .$asScalar()

/** Finds a third-party request by the code in its mailed link. */
export const findRequest = (db: Database, hashcode: string) => read(db, idOf(db, hashcode))

/** Finds a third-party request in the same way as `findRequest`, and locks it until the end of the transaction. */
export const lockRequest = async (db: Transaction, hashcode: string) => {
  const request = await db
    .selectFrom('thirdPartyRequest')
    .select('id')
    .where('id', '=', idOf(db, hashcode))
    .forUpdate()
    .executeTakeFirst()
  return request && read(db, sql.val(request.id))
}

/**
 * Finds the account's latest third-party request whose mailed link this session has opened. Locks the request until the
 * end of the transaction.
 */
export const lockGrantedRequest = async (
  context: RequestContext,
  contractNumber: string,
): Promise<ThirdPartyRequest | undefined> => {
  const { db, sessionHash } = context
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

/** Stores the new status of a third-party request, and the session that has set this status. */
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

/**
 * Numbers that the portal has read from a third-party request and sends back in a later call. If the third-party
 * request contains no such number, the portal sends an empty text.
 */
interface ClaimedNumbers {
  readonly connectionContractNumber?: string | undefined
  readonly primaryBusinessPartnerNumber?: string | undefined
  readonly thirdPartyBusinessPartnerNumber?: string | undefined
}

/**
 * Whether each number in the call equals the same number in the third-party request. A missing or empty number in the
 * call is ignored.
 */
export const matchesRequest = (request: ThirdPartyRequest, claimed: ClaimedNumbers): boolean => {
  const pairs = [
    [claimed.connectionContractNumber, request.contractNumber],
    [claimed.primaryBusinessPartnerNumber, request.primaryBusinessPartnerNumber],
    [claimed.thirdPartyBusinessPartnerNumber, request.businessPartnerNumber],
  ]
  return pairs.every(([given = '', own]) => given === '' || given === own)
}

/** Makes the login the secondary holder of the account and completes the third-party request (document 2, §4). */
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
