-- What a list's lines come to by tax rate, so that a save adds and takes away what it touches. Null: to be added up from budget_amount.
ALTER TABLE budget ADD COLUMN sums jsonb;
