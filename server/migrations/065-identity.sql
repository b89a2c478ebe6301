-- What makes two names one (contract/identity.ts, decisions/189): however letters are composed, in either width, with any kind and number
-- of spaces, without what nobody sees. Nothing that is stored is changed, and no two old names are made one.
CREATE FUNCTION identity_of(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN given ~ '^[!-~]+( [!-~]+)*$' THEN given ELSE btrim(regexp_replace(
  normalize(regexp_replace(given, '[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]', '', 'g'), NFKC),
  '[\u0009-\u000d \u0085\u1680\u2028\u2029]+', ' ', 'g')) END;

-- What names have in common that may be meant as one: case, spaces and punctuation count for nothing, but digits stay apart.
CREATE FUNCTION likeness_of(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(nullif(regexp_replace(regexp_replace(lower(identity_of(given)),
  '(?<=[0-9])[ !-/:-@\[-`{-~\u00b7\u2010-\u2015\u2018-\u201f\u2022\u3001\u3002\u3008-\u3011]+(?=[0-9])', E'\u2027', 'g'),
  '[ !-/:-@\[-`{-~\u00b7\u2010-\u2015\u2018-\u201f\u2022\u3001\u3002\u3008-\u3011]+', '', 'g'), ''), lower(identity_of(given)));

-- An import finds a product by it, and those that look like it.
CREATE INDEX product_likeness ON product (brand_id, likeness_of(key));
