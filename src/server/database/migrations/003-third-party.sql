-- The request of an account's primary holder to give a third party access to the account. The table link_code contains
-- the hashed code of the mailed link.
create table third_party_request (
  id bigint generated always as identity primary key,
  contract_number text not null references account,
  status text not null default 'Pending'
    check (status in ('Pending', 'Accepted', 'Rejected', 'Removed', 'Expired', 'Completed')),
  -- the hash of the session that set the status; the same session may repeat its call
  status_session text not null default '',
  -- the value of `Details` with which the customer record system refuses the third party, or empty
  refusal text not null default '',
  language text not null default 'en' check (language in ('en', 'es')),
  -- the data of the third party, as the primary holder has entered them
  business_partner_number text not null default '',
  full_name text not null,
  last_name text not null,
  email text not null,
  -- E.164 format
  telephone_number text not null default '',
  telephone_code text not null default '',
  telephone_extension text not null default '',
  care_of_name text not null default '',
  address_type text not null default 'STANDARD'
    check (address_type in ('STANDARD', 'PO BOX', 'MILITARY', 'FOREIGN')),
  house_number text not null default '',
  street text not null default '',
  supplement text not null default '',
  city text not null default '',
  state text not null default '',
  country text not null default 'USA',
  zip text not null default '',
  po_box_number text not null default '',
  po_box_zip text not null default '',
  category text not null default 'THIRD_PARTY',
  -- whether the answer was mailed to the primary holder
  notice_sent boolean not null default false,
  -- the login that became the secondary holder
  okta_id text references login on delete set null,
  created_at timestamptz not null default now()
);
create index third_party_request_by_account on third_party_request (contract_number);

-- The business partners (customer records) of registered third parties, with the contact details that they have typed.
create sequence third_party_partner_number start 1500000001;
create table third_party_partner (
  business_partner_number text primary key,
  okta_id text not null unique references login on delete cascade,
  phone text not null,
  phone_extension text not null default '',
  care_of_name text not null default '',
  address_type text not null,
  address jsonb not null
);

-- An interaction record is an entry in the utility's customer records. Each request or link gets only one entry of each
-- kind, even if a call is repeated.
create unique index interaction_record_once_by_cause
  on interaction_record (kind, contract_number, (details ->> 'cause'));
