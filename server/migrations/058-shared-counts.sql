-- Limits that protect accounts and mailboxes count on all servers (decisions/160). What is counted is worth no flush and no wait for a
-- standby: a crash or a failover forgets it, and counting begins anew. An older server goes on as it did; both take the same locks.
ALTER TABLE attempt SET UNLOGGED;

-- Counts an attempt for every limit, or returns the limits that allow none and the attempt that decides, and counts nothing. `keys` are
-- locked in their order. Each statement of a volatile function sees what was committed before it began, so after the locks it is exact.
CREATE FUNCTION register_attempt(keys text[], kinds text[], subjects text[], mosts integer[], withins_ms bigint[], now timestamptz)
RETURNS TABLE (place bigint, decided_at timestamptz) LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(key, 0)) FROM unnest(keys) AS key;
  RETURN QUERY
    SELECT asked.place, deciding.at
    FROM unnest(kinds, subjects, mosts, withins_ms) WITH ORDINALITY AS asked (kind, subject, most, within_ms, place)
    CROSS JOIN LATERAL (
      SELECT attempt.at FROM attempt
      WHERE attempt.kind = asked.kind AND attempt.subject = asked.subject
        AND attempt.at > register_attempt.now - asked.within_ms * interval '1 ms'
      ORDER BY attempt.at DESC OFFSET asked.most - 1 LIMIT 1
    ) AS deciding;
  IF FOUND THEN RETURN; END IF;
  INSERT INTO attempt (kind, subject, at)
    SELECT DISTINCT asked.kind, asked.subject, register_attempt.now FROM unnest(kinds, subjects) AS asked (kind, subject);
END $$;

-- What was counted today, for several servers on one database: hashes under a key of that day (decisions/130, 159). Both are deleted
-- within an hour after the day, and are neither in a backup nor on a standby. A server that is alone keeps this in memory.
CREATE UNLOGGED TABLE usage_key (
  day date PRIMARY KEY,
  key bytea NOT NULL
);
CREATE UNLOGGED TABLE usage_mark (
  day date NOT NULL,
  mark bigint NOT NULL,
  PRIMARY KEY (day, mark)
);

-- Where files stand that wait for their turn on some server, so that the member can ask any (decisions/159). Only those that wait.
CREATE UNLOGGED TABLE file_place (
  -- A member, or a guest with a link.
  holder text NOT NULL,
  ticket text NOT NULL,
  place integer NOT NULL,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (holder, ticket)
);
