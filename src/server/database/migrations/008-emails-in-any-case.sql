-- Whoever asks for their login ID need not type the address in the case it has on record.
drop index login_by_email;
create index login_by_email on login (lower(email));
drop index login_email_by_email;
create index login_email_by_email on login_email (lower(email));
