import { type ExpressionBuilder, sql } from 'kysely'
import { ago, type Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import { isGrantHeld } from '../domain/grants.ts'
import type { CallContext, RequestContext } from '../domain/request-context.ts'

/** For the factor and not for the code, so that a new code does not allow more attempts. */
export const attemptsAllowed = 5
/** Starts again with each code that is sent. */
export const lockSeconds = 3600

export interface Factor {
  readonly id: string
  readonly factorType: 'sms' | 'email'
  /** E.164, or an email address. */
  readonly recipient: string
}
export interface GrantedFactor extends Factor {
  readonly status: 'PENDING_ACTIVATION' | 'ACTIVE'
  readonly isLocked: boolean
}

export const isLocked = (eb: ExpressionBuilder<Schema, 'factor'>) => {
  const wasSentRecently = eb('factor.codeSentAt', '>', ago(lockSeconds, 'second'))
  return sql<boolean>`${eb.and([eb('factor.failedAttempts', '>=', attemptsAllowed), wasSentRecently])} is true`
}

interface WantedFactor {
  readonly factorId: string
  readonly oktaId: string
  readonly factorType: Factor['factorType']
}

const factorOf = (context: CallContext, { oktaId, factorId, factorType }: WantedFactor) =>
  context.db
    .selectFrom('factor')
    .select((eb) => [
      'id',
      'factorType',
      'recipient',
      'status',
      isLocked(eb).as('isLocked'),
      eb
        .and([isGrantHeld(context, ['login'], oktaId), isGrantHeld(context, ['factor'], factorId)])
        .as('isGiven'),
    ])
    .where('id', '=', factorId)
    .where('oktaId', '=', oktaId)
    .where('factorType', '=', factorType)

/** This session created its login, or the customer is signed in with it. */
const onlyIfGranted = async (
  context: CallContext,
  { oktaId }: WantedFactor,
  found: Awaited<ReturnType<ReturnType<typeof factorOf>['executeTakeFirst']>>,
): Promise<GrantedFactor | undefined> =>
  found?.isGiven || (await context.customer())?.oktaId === oktaId ? found : undefined

/** @returns `undefined` if neither this session nor the signed-in customer has access to the factor */
export const findFactor = async (context: CallContext, wanted: WantedFactor) =>
  onlyIfGranted(context, wanted, await factorOf(context, wanted).executeTakeFirst())

/** A parallel call cannot replace the factor's code. */
export const lockFactor = async (context: RequestContext, wanted: WantedFactor) =>
  onlyIfGranted(context, wanted, await factorOf(context, wanted).forUpdate().executeTakeFirst())

export const activeSmsFactor = (db: Database, oktaId: string): Promise<Factor | undefined> =>
  db
    .selectFrom('factor')
    .select(['id', 'factorType', 'recipient'])
    .where('oktaId', '=', oktaId)
    .where('factorType', '=', 'sms')
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
