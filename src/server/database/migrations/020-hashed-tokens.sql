-- Tokens, codes and sessions are now stored under the hash of their id. Older rows contain the plain id and are
-- deleted.
delete from oidc;
-- The age of a key decides when it is replaced.
alter table secret_key add column created_at timestamptz not null default now();
