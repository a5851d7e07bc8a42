-- Fills a database with the accounts of a utility, with links and messages. Seven of ten accounts have a login. Before
-- this script runs, scale.accounts (the number of accounts) and scale.password_hash must be set.
select setseed(0.5);

-- Most people share a few common names and street names. One account in forty has the ZIP code 08540.
create function pg_temp.one_of(names text) returns text language sql volatile as
  $$ select words[1 + floor(cardinality(words) * random() ^ 2)::int] from string_to_array(names, ' ') words $$;

insert into account (contract_number, business_partner_number, business_partner_guid, company_code, customer_type,
  first_name, last_name, customer_name, phone, email, house_number, street_name, city, state, zip_code)
select '3' || lpad(i::text, 11, '0'), '13' || lpad(i::text, 8, '0'), 'scale-' || i, 'NJ',
  case when i % 20 = 1 then 'Organization' else 'Person' end,
  case when i % 20 = 1 then '' else pg_temp.one_of('James Mary John Patricia Robert Jennifer José Linda Anna William Chloë Ana Wei Ivan Nia Omar Sofía Lee Kim Noor') end,
  case when i % 20 = 1 then '' else pg_temp.one_of('Smith Johnson Williams Brown Jones García Miller Davis Rodríguez Martínez Hernández Lopez Wilson Anderson Thomas Taylor Moore Jackson Martin Lee Perez Thompson White Harris Sánchez Clark Ramirez Lewis Robinson Walker Young Allen King Wright Scott Torres Nguyễn Hill Flores Green O’Brien Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts') end,
  case when i % 20 = 1 then 'Water Street Shop ' || i else '' end,
  case when i % 1000 = 3 then '+16095550000' else '+1609' || lpad((i % 10000000)::text, 7, '0') end,
  'person' || i || '@example.com', (1 + i % 900)::text,
  pg_temp.one_of('Main Oak Pine Maple Cedar Elm View Washington Lake Hill Walnut Spring North Ridge Lincoln Church Willow Mill Sunset Railroad Jackson Cherry West South Center Highland Franklin River Meadow Witherspoon') || ' ' || pg_temp.one_of('Street Road Avenue Lane Drive St Place'),
  'Princeton', 'NJ', case when i % 40 = 0 then '08540' else lpad((7000 + floor(2000 * random() ^ 2))::text, 5, '0') end
from generate_series(1, current_setting('scale.accounts')::int) i;

-- Three logins of a hundred were never activated. One of 300 such logins is so old that housekeeping deletes it.
insert into login (okta_id, login_id, email, password_hash, question, answer_hash, status, customer_type,
  customer_name, first_name, last_name, created_at, activated_at, email_proved)
select '00uscale' || i, 'scale' || i, email, current_setting('scale.password_hash'), 'favorite_toy', '',
  case when i % 100 < 3 then 'STAGED' else 'ACTIVE' end,
  case customer_type when 'Person' then 'Individual' else 'Business' end,
  customer_name || first_name || ' ' || last_name, first_name, last_name,
  case when i % 100 >= 3 then clock_timestamp() - random() * interval '1500 day'
    when i % 10000 = 1 then clock_timestamp() - interval '202 day' else clock_timestamp() - random() * interval '190 day' end,
  case when i % 100 >= 3 then clock_timestamp() end, i % 100 >= 3
from account cross join lateral (select right(contract_number, 11)::int as i) as numbered
where contract_number ~ '^3' and i <= 0.7 * current_setting('scale.accounts')::int;

insert into login_account select okta_id, '3' || lpad(substr(okta_id, 9), 11, '0'), 'primary'
from login where okta_id like '00uscale%';
insert into login_account select okta_id, '3' || lpad((substr(okta_id, 9)::int + 1)::text, 11, '0'), 'secondary'
from login where okta_id like '00uscale%0' and substr(okta_id, 9)::int % 50 = 0;
insert into login_email select okta_id, login_id || '@work.example.com'
from login where okta_id like '00uscale%99';
insert into former_login select 'former' || i, '3' || lpad(i::text, 11, '0'), 'Not taken over'
from generate_series(1, current_setting('scale.accounts')::int, 100) i;

-- Housekeeping clears expired codes. Some codes have expired since housekeeping last ran.
insert into factor (id, okta_id, factor_type, recipient, status, code_hash, code_expires_at, code_sent_at)
select 'smsscale' || i, '00uscale' || i, 'sms', '+1609' || lpad(i::text, 7, '0'), 'ACTIVE',
  case when i % 200 = 1 then 'hash' end, clock_timestamp() - interval '1 minute', clock_timestamp() - interval '11 minute'
from generate_series(1, (0.7 * current_setting('scale.accounts')::int)::int, 2) i;
insert into factor (id, okta_id, factor_type, recipient, status)
select 'emfscale' || i, '00uscale' || i, 'email', 'person' || i || '@example.com', 'ACTIVE'
from generate_series(1, (0.7 * current_setting('scale.accounts')::int)::int, 10) i;

-- Every login has an activation link, and some logins also have reset links. Most reset links are used, and a few have
-- been replaced by a newer link.
insert into link_code (kind, subject, code_hash, created_at, expires_at, used_at, recipient)
select 'activation', okta_id, 'activation ' || okta_id, created_at, created_at + interval '3 day', activated_at, email
from login where okta_id like '00uscale%';
insert into link_code (kind, subject, code_hash, created_at, expires_at, used_at, replaced_at, recipient)
select 'reset', okta_id, 'reset ' || okta_id, moment, moment + interval '1 day',
  case when random() < 0.8 then moment + interval '1 hour' end, case when random() < 0.01 then clock_timestamp() end, email
from (select *, clock_timestamp() - random() * interval '178.2 day' as moment from login where okta_id like '00uscale%5') as part;
insert into link_code (kind, subject, code_hash, expires_at, recipient)
select kind, contract_number, kind || ' ' || contract_number, clock_timestamp() + (random() - 0.3) * interval '60 day', email
from account, unnest('{invitation,paperless}'::text[]) kind
where contract_number ~ '^3' and right(contract_number, 1) = '7';

insert into third_party_request (contract_number, status, full_name, last_name, email, okta_id)
select '3' || lpad(i::text, 11, '0'), case when i % 40 = 0 then 'Pending' else 'Completed' end, 'Theo Hart', 'Hart',
  'theo' || i || '@example.com', case when i % 40 <> 0 then '00uscale' || (i - 10) end
from generate_series(20, (0.7 * current_setting('scale.accounts')::int)::int, 20) i;
insert into link_code (kind, subject, code_hash, expires_at, recipient)
select 'thirdParty', id::text, 'thirdParty ' || id, clock_timestamp() + (random() - 0.5) * interval '60 day', email
from third_party_request where full_name = 'Theo Hart' and email like 'theo%@example.com';
insert into third_party_partner (business_partner_number, okta_id, phone, address_type, address)
select '14' || lpad(i::text, 8, '0'), '00uscale' || i, '+1609' || lpad(i::text, 7, '0'), 'STANDARD', '{}'
from generate_series(30, (0.7 * current_setting('scale.accounts')::int)::int, 50) i;

insert into interaction_record (kind, contract_number, details)
select 'registrationCompleted', contract_number, json_build_object('oktaId', okta_id)
from login_account where role = 'primary' and okta_id like '00uscale%';
insert into lookup_refusal select '3' || lpad(i::text, 11, '0'), '{"Status": "Account Not Found", "Recipient": ""}'
from generate_series(19, current_setting('scale.accounts')::int, 1000) i;
insert into mail_refusal select 'person' || i || '@example.com', 'Failed Sending'
from generate_series(23, current_setting('scale.accounts')::int, 1000) i;

-- Most messages were sent within the last hour. Some are older, some wait for another try, and some are dead letters:
-- the server has stopped trying to send them.
insert into message (kind, recipient, subject, body, created_at, next_attempt_at, sent_at, dead_at, expires_at)
select case when i % 5 = 0 then 'sms' else 'mail' end, 'person' || i || '@example.com', 'Your login ID', '',
  clock_timestamp() - age, case when i % 50 = 0 then 'infinity' else clock_timestamp() + interval '1 hour' end,
  case when i % 50 > 1 then clock_timestamp() - age end, case when i % 50 = 0 then clock_timestamp() - age * 24 * 13 end, clock_timestamp() + interval '1 day'
from (select i, case when i % 100 = 7 then interval '61 minute' else random() * interval '55 minute' end as age
  from generate_series(1, current_setting('scale.accounts')::int / 2) i) as part;

insert into permit select md5(i::text) || md5(i::text), 'register', '3' || lpad(i::text, 11, '0'),
  clock_timestamp() + case when i % 50 = 0 then interval '-1 minute' else random() * interval '330 minute' end
from generate_series(1, current_setting('scale.accounts')::int / 5) i;
insert into submit select md5(i::text) || md5(i::text), md5(i::text), 'createUserWithCredentials', md5(i::text), '{}',
  clock_timestamp() - case when i % 20 = 0 then interval '61 minute' else random() * interval '59 minute' end
from generate_series(1, current_setting('scale.accounts')::int / 20) i;
insert into captcha_token select md5(i::text), clock_timestamp() + case when i % 20 = 0 then interval '-1 minute' else interval '5 minute' end
from generate_series(1, current_setting('scale.accounts')::int / 20) i;
insert into rate_limit select 'scale:' || md5(i::text), 1,
  (1000 * extract(epoch from clock_timestamp()))::bigint + case when i % 100 = 0 then -1000 else 3600000 end
from generate_series(1, current_setting('scale.accounts')::int) i;
insert into support_report select translate(lpad((i * 7919 % 99999989)::text, 8, '0'), '0123456789', 'BFHKLMQRWX'),
  clock_timestamp() - random() * interval '30.1 day', '{}'
from generate_series(1, current_setting('scale.accounts')::int / 500) i
on conflict do nothing;

-- One login in seven has a session.
insert into oidc (model, id, payload, grant_id, uid, expires_at, used_at)
select model, model || ' ' || i, json_build_object('accountId', '00uscale' || i, 'grantId', 'Grant ' || i,
    'exp', extract(epoch from clock_timestamp() + interval '12 hour')::bigint, 'loginTs', extract(epoch from clock_timestamp())::bigint),
  case when model not in ('Session', 'Grant') then 'Grant ' || i end,
  case when model = 'Session' then 'uid ' || i end,
  clock_timestamp() + case when i % 140 = 0 then interval '-1 minute' else random() * interval '30 minute' end, clock_timestamp()
from generate_series(1, (0.7 * current_setting('scale.accounts')::int)::int, 7) i,
  unnest('{Session,Grant,AccessToken,RefreshToken}'::text[]) model;
insert into oidc (model, id, payload, expires_at)
select 'Interaction', 'Interaction ' || i, '{"prompt": {"name": "login"}}', clock_timestamp() + random() * interval '30 minute'
from generate_series(1, current_setting('scale.accounts')::int / 50) i;
