-- Sets the time limits that the server requests for its database connections. A connection pooler does not pass these
-- limits to the database.
alter role mywater set lock_timeout = '2s';
alter role mywater set statement_timeout = '30s';
alter role mywater set idle_in_transaction_session_timeout = '60s';
