import { tagOf } from '../database/sql/tag.ts'
import type { RequestContext } from './request-context.ts'

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

/** How long each holds. */
export const grantMinutes: Record<SessionGrantKind, number> = {
  register: 30,
  resend: 30,
  login: 120,
  factor: 120,
  activated: 30,
  reset: 30,
  thirdParty: 120,
  invited: 120,
  paperless: 30,
}

export const giveGrant = async (
  context: RequestContext,
  kind: SessionGrantKind,
  subject: string,
): Promise<void> => {
  await tagOf(context.db)`
    insert into permit (session_hash, kind, subject, expires_at)
    values (${context.sessionHash}, ${kind}, ${subject}, now() + ${grantMinutes[kind]} * interval '1 minute')
    on conflict (session_hash, kind, subject) do update set expires_at = excluded.expires_at`
}

/** True when this session holds one of the kinds for the subject and it has not expired. */
export const hasGrant = async (
  context: RequestContext,
  kinds: readonly SessionGrantKind[],
  subject: string,
): Promise<boolean> => {
  const rows = await tagOf(context.db)`
    select 1 from permit
    where session_hash = ${context.sessionHash} and kind = any(${[...kinds]}::text[]) and subject = ${subject}
      and expires_at > now()`
  return rows.length > 0
}
