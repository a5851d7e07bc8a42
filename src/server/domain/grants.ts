import type { Call } from './request-context.ts'

/**
 * What a session was given (contract §2, last paragraph):
 * `register` an account number, by an eligibility success;
 * `resend` the Okta id of a registration in progress, by an eligibility answer;
 * `login` the Okta id of a login it created; `factor` a factor id of that login;
 * `activated` the Okta id of a login it activated;
 * `reset` the Okta id of a login one of whose addresses it is to choose;
 * `thirdParty` the id of a third-party request, by the code of its link;
 * `invited` an account number, by an invitation to it; `paperless` one it enrolled in paperless billing.
 */
export type PermitKind =
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
export const permitMinutes: Record<PermitKind, number> = {
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

export const givePermit = async (call: Call, kind: PermitKind, subject: string): Promise<void> => {
  await call.sql`
    insert into permit (session_hash, kind, subject, expires_at)
    values (${call.sessionHash}, ${kind}, ${subject}, now() + ${permitMinutes[kind]} * interval '1 minute')
    on conflict (session_hash, kind, subject) do update set expires_at = excluded.expires_at`
}

/** True when this session holds one of the kinds for the subject and it has not expired. */
export const hasPermit = async (
  call: Call,
  kinds: readonly PermitKind[],
  subject: string,
): Promise<boolean> => {
  const rows = await call.sql`
    select 1 from permit
    where session_hash = ${call.sessionHash} and kind = any(${[...kinds]}::text[]) and subject = ${subject}
      and expires_at > now()`
  return rows.length > 0
}
