-- The number of tries of a message, its expiry time, the reason of the last failure, and the time when the message
-- became a dead letter. A dead letter has no next attempt, so that servers of the previous version ignore it.
alter table message add column attempts integer not null default 0;
alter table message add column expires_at timestamptz not null default now() + interval '1 day';
alter table message add column failure text;
alter table message add column dead_at timestamptz;
create index message_dead on message (dead_at) where dead_at is not null;
