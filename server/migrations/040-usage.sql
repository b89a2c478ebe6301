-- What is done with the catalogue, counted by day: nobody's name, address or session is in it. No foreign keys: what was counted
-- outlives what it is of.

-- Four bytes each in tables of millions of rows.
CREATE TYPE usage_event AS ENUM ('view', 'favourite', 'board', 'budget', 'search_found', 'search_unfound', 'search_opened',
  'image_same', 'image_close', 'image_mood', 'image_none');
CREATE TYPE usage_of AS ENUM ('all', 'product', 'brand', 'category');

-- Brands and categories are those that the product had when it happened. `of_id` is 0 for all. Days as the server's clock has them.
CREATE TABLE usage_day (
  day date NOT NULL,
  event usage_event NOT NULL,
  of usage_of NOT NULL,
  of_id bigint NOT NULL,
  count integer NOT NULL CHECK (count > 0),
  PRIMARY KEY (of, event, day, of_id)
);

-- The same by the month's first day: a year is twelve of them.
CREATE TABLE usage_month (
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  event usage_event NOT NULL,
  of usage_of NOT NULL,
  of_id bigint NOT NULL,
  count integer NOT NULL CHECK (count > 0),
  PRIMARY KEY (of, event, month, of_id)
);

-- Words that were looked for, as they are compared. Each client counts once a day.
CREATE TABLE usage_words_day (
  day date NOT NULL,
  words text NOT NULL CHECK (char_length(words) BETWEEN 1 AND 60),
  found integer NOT NULL,
  unfound integer NOT NULL,
  opened integer NOT NULL,
  PRIMARY KEY (day, words)
);
CREATE INDEX usage_words_day_words ON usage_words_day (words);

CREATE TABLE usage_words_month (
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  words text NOT NULL CHECK (char_length(words) BETWEEN 1 AND 60),
  found integer NOT NULL,
  unfound integer NOT NULL,
  opened integer NOT NULL,
  PRIMARY KEY (month, words)
);
CREATE INDEX usage_words_month_words ON usage_words_month (words);

-- Whether what a member does is counted: theirs to say.
ALTER TABLE member ADD COLUMN is_counted boolean NOT NULL DEFAULT true;
