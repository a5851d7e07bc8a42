-- Tokens, codes and sessions are found by a hash from now on: those that were stored in clear end.
delete from oidc;
-- Keys are replaced by age.
alter table secret_key add column created_at timestamptz not null default now();
