-- The address a mailed link went to, where that says more than whose link it is.
alter table link_code add column recipient text not null default '';

-- Further addresses of a login of which none is known to be the right one: who resets the password chooses.
create table login_email (
  okta_id text not null references login on delete cascade,
  email text not null,
  primary key (okta_id, email)
);
create index login_email_by_email on login_email (email);

-- Logins of the portal before this one that the identity provider did not take over, and why.
create table former_login (
  login_id text not null,
  contract_number text not null references account,
  refusal text not null
);
create unique index former_login_by_login_id on former_login (lower(login_id));

-- Addresses the mail service refuses, and the status it refuses them with.
create table mail_refusal (
  recipient text primary key,
  status text not null
);

-- Accounts the customer record system does not look up: what it answers for them.
create table lookup_refusal (
  contract_number text primary key references account,
  answer jsonb not null
);

create index login_by_email on login (email);
create index account_by_phone on account (phone);
create index account_by_zip on account (left(zip_code, 5));
