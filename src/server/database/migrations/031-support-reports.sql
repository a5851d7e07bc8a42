-- Problem reports. A report lists the steps of the portal's state machines. The support team finds a report by its
-- code.
create table support_report (
  code text primary key check (code ~ '^[A-Z]{8}$'),
  created_at timestamptz not null default now(),
  report jsonb not null
);
create index support_report_created_at on support_report (created_at);
