-- What the second call, with the policy accepted, needs besides: SHA-256 of the code that was exchanged, which it comes
-- with again, and who speaks for the subject.
ALTER TABLE social_attempt ADD COLUMN code_hash bytea, ADD COLUMN issuer text;
