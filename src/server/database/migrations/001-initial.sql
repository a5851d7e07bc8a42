-- The utility's accounts and their holders.
create table account (
  contract_number text primary key check (contract_number ~ '^\d{12}$'),
  business_partner_number text not null,
  business_partner_guid text not null unique,
  company_code text not null,
  customer_type text not null check (customer_type in ('Person', 'Organization')),
  first_name text not null default '',
  middle_name text not null default '',
  last_name text not null default '',
  customer_name text not null default '',
  -- E.164 format, or empty
  phone text not null default '',
  email text not null default '',
  house_number text not null default '',
  street_name text not null default '',
  supplement text not null default '',
  city text not null default '',
  state text not null default '',
  zip_code text not null default '',
  country text not null default 'USA',
  -- the value of `Details` with which the registration refuses this account, or empty
  registration_refusal text not null default '',
  registration_refusal_code text not null default '',
  -- whether the identity provider refuses to create a user for this account
  creation_refused boolean not null default false,
  -- whether the customer record system refuses entries (interaction records) for this account
  interaction_refused boolean not null default false,
  paperless boolean not null default false
);

-- The logins. The identity provider defines `status`: STAGED before the person opens the mailed link, and ACTIVE after
-- that.
create table login (
  okta_id text primary key,
  login_id text not null,
  email text not null,
  password_hash text not null,
  question text not null,
  answer_hash text not null,
  status text not null,
  customer_type text not null check (customer_type in ('Individual', 'Business')),
  customer_name text not null,
  first_name text not null default '',
  last_name text not null default '',
  language text not null default 'en' check (language in ('en', 'es')),
  groups text[] not null default '{Everyone}',
  created_session text not null default '',
  created_at timestamptz not null default now(),
  activated_at timestamptz
);
create unique index login_by_login_id on login (lower(login_id));

create table login_account (
  okta_id text not null references login on delete cascade,
  contract_number text not null references account,
  role text not null check (role in ('primary', 'secondary')),
  primary key (okta_id, contract_number)
);
create unique index login_account_one_primary on login_account (contract_number) where role = 'primary';

-- Second factors. Wrong codes are counted for each factor, so a new code does not reset the count.
create table factor (
  id text primary key,
  okta_id text not null references login on delete cascade,
  factor_type text not null check (factor_type in ('sms', 'email')),
  recipient text not null,
  status text not null check (status in ('PENDING_ACTIVATION', 'ACTIVE')),
  code_hash text,
  code_expires_at timestamptz,
  code_sent_at timestamptz,
  failed_attempts integer not null default 0
);
create unique index factor_one_each on factor (okta_id, factor_type);

-- Phone numbers (E.164) that the SMS carrier refuses: landlines, and phones whose owners have answered STOP.
create table sms_refusal (
  phone text primary key
);

-- Hashes of the single-use codes in mailed links. A new code replaces the old code of the same kind and subject.
create table link_code (
  kind text not null,
  subject text not null,
  code_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (kind, subject)
);

-- The permissions of a session, for example after a solved captcha or an eligibility check. A permission can be for an
-- account, a login or a second factor.
create table permit (
  session_hash text not null,
  kind text not null,
  subject text not null,
  expires_at timestamptz not null,
  primary key (session_hash, kind, subject)
);

-- Stored responses to submitted forms. A repeated submit gets the stored response and does not run again.
create table submit (
  session_hash text not null,
  submit_key text not null,
  operation text not null,
  body_hash text not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (session_hash, submit_key)
);

create table interaction_record (
  id bigint generated always as identity primary key,
  kind text not null,
  contract_number text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create unique index interaction_record_once on interaction_record (kind, contract_number, (details ->> 'oktaId'));

create table alert (
  id bigint generated always as identity primary key,
  title text not null,
  details text not null,
  level integer not null check (level between 1 and 3),
  active boolean not null,
  start_time timestamptz not null,
  end_time timestamptz not null
);

-- Mails and text messages. An operation writes its messages in its own transaction.
create table message (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('mail', 'sms')),
  recipient text not null,
  subject text not null default '',
  body text not null,
  links text[] not null default '{}',
  language text not null default 'en' check (language in ('en', 'es')),
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz
);
create index message_waiting on message (next_attempt_at) where sent_at is null;

-- Verified tokens of the sandbox's captcha. A token can be verified only once.
create table captcha_token (
  token_hash text primary key,
  expires_at timestamptz not null
);

-- The counters of the rate limits. The package rate-limiter-flexible defines these columns.
create table rate_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

-- The data that the library oidc-provider stores, and the secret keys of this installation.
create table oidc (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  user_code text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);
create index oidc_by_grant on oidc (grant_id);
create index oidc_by_uid on oidc (uid);
create table secret_key (
  name text primary key,
  value jsonb not null
);
