-- The time when all sessions of the login ended. Older access tokens are refused.
alter table login add column signed_out_at timestamptz;
