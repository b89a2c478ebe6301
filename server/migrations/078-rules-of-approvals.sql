-- By which rule an approval is compared (contract/sharing/approval-rules.ts); null: by that of before there were several.
ALTER TABLE share_approval ADD COLUMN rule smallint;

-- What stands in a list's link where a line has a range and no agreed price (contract/sharing/links.ts); null: the range.
-- Of such a link `fields` leaves out what reveals prices, which is in `figure_fields`: a server of before shows no price there.
ALTER TABLE share_link ADD COLUMN figure text CHECK (figure IN ('low', 'high', 'open'));
ALTER TABLE share_link ADD COLUMN figure_fields text[];
ALTER TABLE share_link ADD CONSTRAINT share_link_figure CHECK (figure IS NULL OR figure_fields IS NOT NULL);
ALTER TABLE share_approval ADD COLUMN figure text CHECK (figure IN ('low', 'high', 'open'));
