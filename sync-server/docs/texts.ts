/** Texts of the API reference, in the document and on the page. */
export const texts = {
  title: 'The Mitten API',
  about:
    'Everything the app does goes through these calls, and so can programs of your own. Bodies are JSON; times are ISO 8601 in UTC.',
  document: 'The same as an OpenAPI 3.1 document',
  groups: 'Groups of calls',
  session:
    'Signing in sets this cookie, named after the account; over plain http its name begins with sid-. Send it with every call, and with every change Sec-Fetch-Site: none, which says that no page of another site asks for it.',
  token:
    'A program sends a token of its person instead, made in Settings, Security: Authorization: Bearer mtn_… One that may read opens the GET calls that say so, one that may act the changes as well.',
  account: 'Whose session is meant, where the device is signed in to several accounts.',
  idempotency: 'A change sent again under the same key is made once and answered the same.',
  done: 'Done',
  refused: 'Refused, with a message for people and a code for programs',
  signedOut: 'Not signed in, or no longer',
  message: 'For people.',
  code: 'For programs; it never changes.',
  details:
    'Facts that go with the code: the reason for programs, and such as the field that is wrong or the points that are missing.',
  proof: 'Your password or a passkey; without them the sign-in must be under 10 minutes old.',
  open: 'Needs no session',
  openToPrograms: 'Open to programs',
  sends: 'Sends',
  answers: 'Answers',
  example: 'On a command line',
  exampleLead:
    'The lines with curl work once $MITTEN is the address of this server, and what is in capitals or … is filled in. Calls that are open to programs take a token, $TOKEN. All others take your session: sign in first, with this line, and curl keeps the cookie in cookies.txt. With cookies, a change must also say that no page of another site asks for it: Sec-Fetch-Site: none.',
  optional: 'optional',
  nothing: 'No body.',
  errorsTitle: 'When the answer is no',
  errors:
    'Every refusal is a JSON object with message, code and sometimes details, and a status from 400. These are the codes a change can be refused with:',
  feedTitle: 'The calendar',
  feed: 'Whoever has the address of a calendar link reads it without a session or a token, up to 60 times an hour; ETag and If-None-Match save reading it again if nothing changed. It is iCalendar (RFC 5545).',
  hooksTitle: 'What webhooks send',
  hooks:
    'A POST with {id, event, at, data} as JSON: data is what reading it yourself returns at that moment (null for test), and the same id comes again if you did not answer with a status from 200 to 299. The header Mitten-Signature has t, the time in seconds, and v1, the HMAC-SHA-256 of t, a dot and the body, keyed with the secret of the webhook:',
  hooksEvents: 'The events:',
  rows: 'Rows',
  rowsLead:
    'The rows that the answers above name. A value that is not there is null, never missing.',
} as const

/** The topic of a group of paths, by their first segment. */
export const topics: Readonly<Record<string, string>> = {
  admin: 'Administration',
  auth: 'Signing in',
  blobs: 'Pictures',
  calendar: 'Calendar link',
  'check-ins': 'Monthly talks',
  children: 'Children',
  chores: 'Repeating tasks',
  docs: 'This reference',
  home: 'In the house',
  import: 'Import',
  invitations: 'Invitations',
  loans: 'Loans',
  notifications: 'Notifications',
  occurrences: 'Repeating tasks',
  'openapi.json': 'This reference',
  partnerships: 'Partnerships',
  passkeys: 'Passkeys',
  pauses: 'Repeating tasks',
  push: 'Pushes',
  reports: 'Weekly report',
  rewards: 'Rewards',
  sync: 'Sync',
  tasks: 'Tasks',
  tokens: 'Access for programs',
  users: 'You',
  webhooks: 'Webhooks',
}
