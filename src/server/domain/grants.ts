import { expressionBuilder } from 'kysely'
import { fromNow, now } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import type { CallContext, RequestContext } from './request-context.ts'

/**
 * The kinds of permissions ("grants") of a browser session. The table `permit` stores the grants. Knowing an id gives
 * no access: the session also needs a grant for the id. The meaning of the id depends on the kind:
 *
 * - `register`: an account number, after a successful eligibility check;
 * - `resend`: the Okta id of an unfinished registration, after an eligibility check;
 * - `login`: the Okta id of a login that this session created;
 * - `factor`: the id of a factor of that login;
 * - `activated`: the Okta id of a login that this session activated;
 * - `reset`: the Okta id of a login for which this session may choose the address of the reset mail;
 * - `thirdParty`: the id of a third-party request whose link this session opened;
 * - `invited`: an account number whose invitation this session opened;
 * - `paperless`: an account number that this session enrolled in paperless billing.
 */
export type SessionGrantKind =
  | 'register'
  | 'resend'
  | 'login'
  | 'factor'
  | 'activated'
  | 'reset'
  | 'thirdParty'
  | 'invited'
  | 'paperless'

/** Minutes. A customer can extend the 30 minutes of a form ten times (WCAG 2.2.1), and the permission must last. */
const longestForm = 11 * 30

export const grantMinutes: Record<SessionGrantKind, number> = {
  register: longestForm,
  resend: 30,
  login: 120,
  factor: 120,
  activated: 30,
  reset: 30,
  thirdParty: longestForm,
  invited: longestForm,
  paperless: 30,
}

export const giveGrant = async (
  { db, sessionHash }: Pick<RequestContext, 'db' | 'sessionHash'>,
  kind: SessionGrantKind,
  subject: string,
): Promise<void> => {
  const expiresAt = fromNow(grantMinutes[kind], 'minute')
  await db
    .insertInto('permit')
    .values({ sessionHash, kind, subject, expiresAt })
    .onConflict((conflict) => conflict.columns(['sessionHash', 'kind', 'subject']).doUpdateSet({ expiresAt }))
    .execute()
}

type SessionGrantKinds = readonly [SessionGrantKind, ...SessionGrantKind[]]

/** For use in another SQL statement. */
export const isGrantHeld = ({ db, sessionHash }: CallContext, kinds: SessionGrantKinds, subject: string) =>
  expressionBuilder<Schema>()
    .exists(
      db
        .selectFrom('permit')
        .select('permit.kind')
        .where('permit.sessionHash', '=', sessionHash)
        .where('permit.kind', 'in', kinds)
        .where('permit.subject', '=', subject)
        .where('permit.expiresAt', '>', now),
    )
    .$castTo<boolean>()

export const hasGrant = async (
  context: CallContext,
  kinds: SessionGrantKinds,
  subject: string,
): Promise<boolean> => {
  const held = isGrantHeld(context, kinds, subject).as('isHeld')
  return (await context.db.selectNoFrom(held).executeTakeFirstOrThrow()).isHeld
}
