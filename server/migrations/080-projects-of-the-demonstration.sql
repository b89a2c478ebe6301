-- The projects of the demonstration that this database has had: one that was deleted does not come again.
CREATE TABLE demonstration_project (
  key text PRIMARY KEY
);
