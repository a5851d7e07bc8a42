-- what the servers ask of their connections, where a pooler stands between
alter role mywater set lock_timeout = '2s';
alter role mywater set statement_timeout = '30s';
alter role mywater set idle_in_transaction_session_timeout = '60s';
