-- The search for an email address ignores upper and lower case.
drop index login_by_email;
create index login_by_email on login (lower(email));
drop index login_email_by_email;
create index login_email_by_email on login_email (lower(email));
