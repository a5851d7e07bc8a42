-- Locks the counts of all keys in one order until the transaction ends: calls that share several of them in another
-- order would wait for each other.
create function lock_attempts(keys text[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(ordered.id)
    from (select hashtextextended(key, 0) as id from unnest(keys) as key order by id) as ordered;
end
$$;

-- Counts one attempt for each key in turn, and stops after the first that has more than its most. A count starts again
-- once it is over. Times are milliseconds since 1970. Returns the place of the key that stopped it, from 1, or null when
-- every key has an attempt left, and when the count that it looked at last is over.
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

-- Removes the counts of some keys, and takes one attempt back from others.
create function settle_attempts(forgotten text[], given_back text[]) returns void language plpgsql as $$
begin
  perform lock_attempts(forgotten || given_back);
  delete from rate_limit where key = any (forgotten);
  update rate_limit set points = points - 1 where key = any (given_back) and points > 0;
end
$$;
