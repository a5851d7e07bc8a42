-- While any password is left that was hashed by scrypt, every sign-in works as long as for one of those.
create index login_former_hash on login (okta_id) where password_hash ^@ '$scrypt$';
