import { sql } from 'kysely'
import { portalClientId, type SessionList } from '../../contract/identity.ts'
import { type Database, now } from '../database/database.ts'

type Pattern = readonly [name: string, pattern: RegExp]

/** The first match decides: a user agent also contains the names of browsers further down in this list. */
const browsers: readonly Pattern[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]
const systems: readonly Pattern[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]
const firstIn = (patterns: readonly Pattern[], text: string) =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? ''

/** So that the customer can recognise the session. */
export const describeBrowser = (userAgent: string) => ({
  browser: firstIn(browsers, userAgent),
  system: firstIn(systems, userAgent),
})

/** In the OIDC grant of the session. */
export const recordBrowser = async (db: Database, grantId: string, userAgent: string): Promise<void> => {
  await db
    .updateTable('oidc')
    .set(describeBrowser(userAgent))
    .where('model', '=', 'Grant')
    .where('id', '=', grantId)
    .execute()
}

/** All tokens that the portal gets in this session belong to its grant. */
const grantOfSession = sql<string | null>`session.payload #>> ${`{authorizations,${portalClientId},grantId}`}`

/**
 * The most recently used first.
 * @param grantId the grant of the session that makes the call
 */
export const findSessions = async (db: Database, oktaId: string, grantId: string): Promise<SessionList> => {
  const rows = await db
    .selectFrom('oidc as session')
    .leftJoin('oidc as grant', (join) =>
      join.on('grant.model', '=', 'Grant').on('grant.id', '=', grantOfSession),
    )
    .select(['session.usedAt', 'grant.browser', 'grant.system', grantOfSession.as('grantId')])
    .select(sql<Date>`to_timestamp((session.payload ->> 'loginTs')::bigint)`.as('since'))
    .where('session.model', '=', 'Session')
    .where(sql`session.payload ->> 'accountId'`, '=', oktaId)
    .where('session.expiresAt', '>', now)
    .orderBy('session.usedAt', (order) => order.desc().nullsLast())
    .execute()
  return rows.map((row) => ({
    browser: row.browser ?? '',
    system: row.system ?? '',
    since: row.since.toISOString(),
    lastUsed: (row.usedAt ?? row.since).toISOString(),
    current: row.grantId === grantId,
  }))
}

export const countSessions = async (db: Database, oktaId: string): Promise<number> => {
  const { sessions } = await db
    .selectFrom('oidc')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('sessions'))
    .where('model', '=', 'Session')
    .where(sql`payload ->> 'accountId'`, '=', oktaId)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow()
  return sessions
}

/**
 * Afterwards `verifyAccessToken` refuses the access tokens of the deleted grants. A service that checks only the
 * signature accepts them until they expire, at most 15 minutes later.
 */
export const endSessions = async (db: Database, oktaId: string, exceptGrant = ''): Promise<void> => {
  await db
    .deleteFrom('oidc as session')
    .where(
      sql<boolean>`${oktaId} in (
        session.payload ->> 'accountId', session.payload #>> '{session,accountId}',
        session.payload #>> '{result,passwordOf}', session.payload #>> '{result,login,accountId}')`,
    )
    .where(sql<boolean>`${exceptGrant} is distinct from case session.model
      when 'Grant' then session.id when 'Session' then ${grantOfSession} else session.grant_id end`)
    .execute()
}
