-- Since when a customer's own choice of bill stands against the imports: until a file of the utility says the same.
alter table account add column paperless_chosen_at timestamptz;
