-- Data for the customer's list of sessions: the last use of a session, and the browser and operating system of the
-- sign-in.
alter table oidc add column used_at timestamptz, add column browser text, add column system text;
create index oidc_by_account on oidc ((payload ->> 'accountId'));
