-- Access tokens end with their grant, whose row is looked at: no clock is compared any more.
alter table login drop column signed_out_at;
