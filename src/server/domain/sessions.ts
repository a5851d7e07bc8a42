import { sql } from 'kysely'
import { portalClientId, type SessionList } from '../../contract/identity.ts'
import { type Database, now } from '../database/database.ts'

type Pattern = readonly [name: string, pattern: RegExp]

/** Before those whose words they use too. */
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

/** What a browser says it is, and no more of it than its owner needs to know it again. */
export const describeBrowser = (userAgent: string) => ({
  browser: firstIn(browsers, userAgent),
  system: firstIn(systems, userAgent),
})

/** Notes in which browser a grant was given. */
export const noteBrowser = async (db: Database, grantId: string, userAgent: string): Promise<void> => {
  await db
    .updateTable('oidc')
    .set(describeBrowser(userAgent))
    .where('model', '=', 'Grant')
    .where('id', '=', grantId)
    .execute()
}

/** Of a session's row: the grant that the portal's tokens of it come from. */
const grantOfSession = sql<string | null>`session.payload #>> ${`{authorizations,${portalClientId},grantId}`}`

/** Where somebody is signed in, newest use first. @param grantId of whoever asks */
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

/**
 * Ends every session of a login but the one of a grant, when one is named: refresh tokens, grants, codes, browsers that
 * are signed in, and sign-ins that are half done. Access tokens go with their grants wherever `verifyAccessToken` looks
 * at them; others, who know only the key, take them for the rest of their minutes.
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
