-- One row in a database that the sandbox filled: its people have a password that everybody knows.
create table sandbox_seed (
  seeded_at timestamptz primary key default now()
);
insert into sandbox_seed select now() where exists (select from login where okta_id like '00uSAMPLE%');
