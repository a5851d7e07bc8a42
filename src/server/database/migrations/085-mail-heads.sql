-- Which picture stands above a mail.
alter table message add column head text not null default 'open'
  check (head in ('done', 'open', 'notice', 'ended'));
