-- How much of a currency one yuan buys, where the rate was typed in that direction; `cny` follows from it (decisions/191).
ALTER TABLE exchange_rate ADD COLUMN per_cny numeric CHECK (per_cny > 0);
