-- This table contains one row if the sandbox has added its sample people. The password of the sample people is public.
create table sandbox_seed (
  seeded_at timestamptz primary key default now()
);
insert into sandbox_seed select now() where exists (select from login where okta_id like '00uSAMPLE%');
