-- What the utility's side has done. Rows contain ids, never names or addresses, so that erasing a person leaves them.
create table operator_act (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  who text not null,
  verb text not null,
  whom text[] not null default '{}',
  outcome text not null check (outcome in ('done', 'refused')),
  reason text not null default ''
);
create index operator_act_whom on operator_act using gin (whom);

-- Nobody can register or look up an account after this time.
alter table account add column closed_at timestamptz;
