-- A link that a newer one replaced keeps its row, so that it can still say "already activated"; of each kind and
-- subject one link works.
alter table link_code add column replaced_at timestamptz;
alter table link_code drop constraint link_code_pkey;
alter table link_code drop constraint link_code_code_hash_key;
alter table link_code add primary key (code_hash);
create unique index link_code_one_works on link_code (kind, subject) where replaced_at is null;
