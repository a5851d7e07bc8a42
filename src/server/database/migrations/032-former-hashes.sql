-- Finds the remaining scrypt hashes. While one of them exists, every sign-in takes as long as a sign-in with such a
-- hash.
create index login_former_hash on login (okta_id) where password_hash ^@ '$scrypt$';
