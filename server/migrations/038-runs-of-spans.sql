-- Every change lies within a span (026), and whose run that is of is looked up once for the span: to look it up for each row of the log
-- as well took a tenth of an import (decisions/115).
ALTER TABLE change_span ADD FOREIGN KEY (run_id) REFERENCES import_run;
ALTER TABLE change_log DROP CONSTRAINT change_log_run_id_fkey;
