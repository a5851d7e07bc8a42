-- How often a message was tried, until when it is of use, what the last try failed of, and when it was given up. One
-- that was given up has no next attempt, so that a server of the version before leaves it alone.
alter table message add column attempts integer not null default 0;
alter table message add column expires_at timestamptz not null default now() + interval '1 day';
alter table message add column failure text;
alter table message add column dead_at timestamptz;
create index message_dead on message (dead_at) where dead_at is not null;
