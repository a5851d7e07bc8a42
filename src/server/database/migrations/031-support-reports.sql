-- What a person sent to support: the steps of the machines, in names of the program's own. Found by the code they were given.
create table support_report (
  code text primary key check (code ~ '^[A-Z]{8}$'),
  created_at timestamptz not null default now(),
  report jsonb not null
);
create index support_report_created_at on support_report (created_at);
