-- The row of a replaced link is kept, so that the page of the link can still report "already activated". Only one link
-- of each kind and subject is valid.
alter table link_code add column replaced_at timestamptz;
alter table link_code drop constraint link_code_pkey;
alter table link_code drop constraint link_code_code_hash_key;
alter table link_code add primary key (code_hash);
create unique index link_code_one_works on link_code (kind, subject) where replaced_at is null;
