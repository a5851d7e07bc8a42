-- An index that finds the remaining scrypt hashes. As long as a scrypt hash exists, every sign-in takes as long as a
-- sign-in with a scrypt hash.
create index login_former_hash on login (okta_id) where password_hash ^@ '$scrypt$';
