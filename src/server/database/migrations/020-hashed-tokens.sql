-- Tokens, codes and sessions are now stored under a hash. This ends all older ones, which were stored unencrypted.
delete from oidc;
-- The age of a key decides when it is replaced.
alter table secret_key add column created_at timestamptz not null default now();
