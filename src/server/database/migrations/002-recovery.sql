-- The address to which a link was mailed. This column is empty if the subject of the link already determines the
-- address.
alter table link_code add column recipient text not null default '';

-- Additional addresses of a login. The system does not know which address is right, so the customer chooses one address
-- during a password reset.
create table login_email (
  okta_id text not null references login on delete cascade,
  email text not null,
  primary key (okta_id, email)
);
create index login_email_by_email on login_email (email);

-- Logins of the former portal that were not migrated to the identity provider, with the reason.
create table former_login (
  login_id text not null,
  contract_number text not null references account,
  refusal text not null
);
create unique index former_login_by_login_id on former_login (lower(login_id));

-- Addresses that the mail service refuses, with the status of the refusal.
create table mail_refusal (
  recipient text primary key,
  status text not null
);

-- Accounts for which the utility's customer record system refuses a lookup, with the response of that system.
create table lookup_refusal (
  contract_number text primary key references account,
  answer jsonb not null
);

create index login_by_email on login (email);
create index account_by_phone on account (phone);
create index account_by_zip on account (left(zip_code, 5));
