-- From where a member has signed in: strangers cannot use up the codes that may be sent to whoever comes from there.
CREATE TABLE known_network (
  member_id bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  network text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, network)
);
CREATE INDEX known_network_seen ON known_network (seen_at);
