import { expressionBuilder } from 'kysely'
import { fromNow, now } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import type { CallContext, RequestContext } from './request-context.ts'

/**
 * What a session was given, so that an id alone opens nothing:
 * `register` an account number, by an eligibility success;
 * `resend` the Okta id of a registration in progress, by an eligibility answer;
 * `login` the Okta id of a login it created; `factor` a factor id of that login;
 * `activated` the Okta id of a login it activated;
 * `reset` the Okta id of a login one of whose addresses it is to choose;
 * `thirdParty` the id of a third-party request, by the code of its link;
 * `invited` an account number, by an invitation to it; `paperless` one it enrolled in paperless billing.
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

/** A form's 30 minutes may be extended ten times (WCAG 2.2.1), and the form must be accepted then. */
const longestForm = 11 * 30

/** Minutes for which each kind is valid. */
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

/**
 * Whether this session holds a valid permit of one of the kinds for the subject, as part of a statement of its own
 * `db`.
 */
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

/** As `isGrantHeld`, in its own statement. */
export const hasGrant = async (
  context: CallContext,
  kinds: SessionGrantKinds,
  subject: string,
): Promise<boolean> => {
  const held = isGrantHeld(context, kinds, subject).as('isHeld')
  return (await context.db.selectNoFrom(held).executeTakeFirstOrThrow()).isHeld
}
