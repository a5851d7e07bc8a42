-- Sets the same time limits that a server requests for its connections. A pooler does not pass the requested limits to
-- the database.
alter role mywater set lock_timeout = '2s';
alter role mywater set statement_timeout = '30s';
alter role mywater set idle_in_transaction_session_timeout = '60s';
