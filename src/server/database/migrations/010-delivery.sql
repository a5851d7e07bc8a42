-- Columns for the delivery of a message. A dead letter is a message that could not be sent. Its next attempt is at the
-- time `infinity`, so that servers of the previous version do not send it.
alter table message add column attempts integer not null default 0;
alter table message add column expires_at timestamptz not null default now() + interval '1 day';
alter table message add column failure text;
alter table message add column dead_at timestamptz;
create index message_dead on message (dead_at) where dead_at is not null;
