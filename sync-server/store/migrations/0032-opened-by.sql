-- beside: yes. Which parent signed a child in, or made its code or link: what they opened ends with their being a parent.
ALTER TABLE sessions ADD COLUMN opened_by TEXT;
ALTER TABLE child_codes ADD COLUMN made_by TEXT;
ALTER TABLE password_resets ADD COLUMN made_by TEXT;
