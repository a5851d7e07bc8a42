-- What a person is told of where they are signed in: of a session when it was last used, of its grant in which browser.
alter table oidc add column used_at timestamptz, add column browser text, add column system text;
create index oidc_by_account on oidc ((payload ->> 'accountId'));
