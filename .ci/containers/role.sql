-- Sets time limits for database connections. A server requests the same limits itself, but a connection pooler does not
-- pass this request to the database.
alter role mywater set lock_timeout = '2s';
alter role mywater set statement_timeout = '30s';
alter role mywater set idle_in_transaction_session_timeout = '60s';
