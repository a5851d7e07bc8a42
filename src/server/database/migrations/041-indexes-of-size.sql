-- outside a transaction
-- Indexes for the searches of calls and of background work, so that none of them scans a table of a million rows.
create index concurrently if not exists account_by_place
  on account (left(zip_code, 5), plain_street(street_name), bill_name(customer_type, first_name, last_name, customer_name));
create index concurrently if not exists account_by_phone_and_name
  on account (phone, bill_name(customer_type, first_name, last_name, customer_name));
create index concurrently if not exists account_by_partner on account (business_partner_number);
create index concurrently if not exists login_account_by_account on login_account (contract_number);
create index concurrently if not exists third_party_request_by_login on third_party_request (okta_id);
create index concurrently if not exists link_code_by_subject on link_code (subject);
create index concurrently if not exists login_waiting on login (created_at) where status in ('STAGED', 'PROVISIONED');
create index concurrently if not exists link_code_replaced
  on link_code (replaced_at) where replaced_at is not null and kind <> 'activation';
create index concurrently if not exists link_code_ended
  on link_code (coalesce(used_at, expires_at)) where kind <> 'activation';
create index concurrently if not exists link_code_never_used
  on link_code (expires_at) where kind = 'activation' and used_at is null;
create index concurrently if not exists factor_by_recipient on factor (recipient);
create index concurrently if not exists factor_with_code on factor (code_expires_at) where code_hash is not null;
create index concurrently if not exists message_sent on message (sent_at) where sent_at is not null;
create index concurrently if not exists submit_created_at on submit (created_at);
create index concurrently if not exists oidc_expires_at on oidc (expires_at);
create index concurrently if not exists oidc_by_session_account
  on oidc ((payload #>> '{session,accountId}')) where payload #>> '{session,accountId}' is not null;
create index concurrently if not exists oidc_by_password
  on oidc ((payload #>> '{result,passwordOf}')) where payload #>> '{result,passwordOf}' is not null;
create index concurrently if not exists oidc_by_result
  on oidc ((payload #>> '{result,login,accountId}')) where payload #>> '{result,login,accountId}' is not null;
create index concurrently if not exists permit_expires_at on permit (expires_at);
create index concurrently if not exists captcha_token_expires_at on captcha_token (expires_at);
create index concurrently if not exists rate_limit_expire on rate_limit (expire);
-- These two indexes are not needed any more, because two of the indexes above start with the same columns.
drop index concurrently if exists account_by_zip;
drop index concurrently if exists account_by_phone;
