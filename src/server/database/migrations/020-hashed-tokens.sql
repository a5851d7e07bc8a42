-- Tokens, codes and sessions are now stored under the hash of their id. Older rows contain the plain id and are
-- deleted.
delete from oidc;
-- The time at which a secret key was created. The server replaces a key when it reaches a certain age.
alter table secret_key add column created_at timestamptz not null default now();
