-- The newest first answers of a member are kept, and older ones go as they come (server/platform/http/first-answers.ts).
CREATE INDEX first_answer_member ON first_answer (member_id, at);
