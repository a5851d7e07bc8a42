-- When every session of the login was ended: access tokens made before are no longer taken.
alter table login add column signed_out_at timestamptz;
