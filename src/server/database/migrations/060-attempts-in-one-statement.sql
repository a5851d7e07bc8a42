-- Locks the counts of all keys until the end of the transaction, always in the same order. Calls that lock the same
-- keys in different orders would deadlock.
create function lock_attempts(keys text[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(ordered.id)
    from (select hashtextextended(key, 0) as id from unnest(keys) as key order by id) as ordered;
end
$$;

-- Counts one attempt for each key in order, and stops after the first key whose count exceeds its maximum. Times are
-- milliseconds since 1970. Returns the index of the key whose count exceeds its maximum (1 for the first key), or null
-- if there is no such key. Also returns the end time of the count that was updated last.
create function take_attempts(
  keys text[], most integer[], seconds integer[], at bigint, out place integer, out over_at bigint
) language plpgsql as $$
declare
  counted integer;
begin
  perform lock_attempts(keys);
  for number in 1 .. cardinality(keys) loop
    insert into rate_limit as stored (key, points, expire)
      values (keys[number], 1, at + seconds[number] * 1000::bigint)
      on conflict (key) do update set
        points = case when stored.expire <= at then 1 else stored.points + 1 end,
        expire = case when stored.expire <= at then excluded.expire else stored.expire end
      returning stored.points, stored.expire into counted, over_at;
    if counted > most[number] then
      place := number;
      return;
    end if;
  end loop;
end
$$;

-- Deletes the counts of the keys in `forgotten`. Subtracts one attempt from the counts of the keys in `given_back`.
create function settle_attempts(forgotten text[], given_back text[]) returns void language plpgsql as $$
begin
  perform lock_attempts(forgotten || given_back);
  delete from rate_limit where key = any (forgotten);
  update rate_limit set points = points - 1 where key = any (given_back) and points > 0;
end
$$;
