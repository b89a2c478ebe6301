-- How far an operator has verified the company that a member speaks for.
ALTER TABLE member ADD COLUMN company_verification text NOT NULL DEFAULT 'none'
  CHECK (company_verification IN ('none', 'pending', 'verified', 'refused'));
