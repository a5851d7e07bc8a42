-- The number of tries of a message, its expiry time, the reason of the last failure, and the time when the message
-- became a dead letter. The next attempt of a dead letter is at the time `infinity`, so that servers of the previous
-- version ignore the letter.
alter table message add column attempts integer not null default 0;
alter table message add column expires_at timestamptz not null default now() + interval '1 day';
alter table message add column failure text;
alter table message add column dead_at timestamptz;
create index message_dead on message (dead_at) where dead_at is not null;
