-- An index that finds the remaining scrypt hashes. While any scrypt hash is left, every sign-in takes as long as a
-- sign-in with scrypt, so that the time does not reveal which login has such a hash.
create index login_former_hash on login (okta_id) where password_hash ^@ '$scrypt$';
