-- compatible: yes. The accounts at an OpenID Connect provider that people sign in with: who they are there, and no token.
CREATE TABLE oidc_links (
  user_id TEXT NOT NULL,
  issuer TEXT NOT NULL,
  subject TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (user_id, issuer)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX oidc_links_subject ON oidc_links (issuer, subject);
