-- Whether the owner has opened a link or typed a code that was mailed to the login's address.
alter table login add column email_proved boolean not null default false;
update login set email_proved = true where activated_at is not null
  or exists (select from link_code where subject = okta_id and kind in ('activation', 'reset') and used_at is not null);
