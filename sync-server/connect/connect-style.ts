/** The styles of /connect, in one style element whose hash is in the content security policy. */
import { hash } from 'node:crypto'

export const connectStyle = `
:root {
  color-scheme: light dark;
  --paper: #f4f1ea; --surface: #fff; --sunken: #eae5da; --line: #e1dacc; --ink: #15282c;
  --ink-2: #455659; --action: #0b5a68; --on-action: #fff; --soft: #dcecee; --soft-ink: #0b5a68;
  --warn: #fce8da; --warn-ink: #93400f;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0e1a1d; --surface: #16262a; --sunken: #0a1416; --line: #283c41; --ink: #f2efe7;
    --ink-2: #b6c3c3; --action: #6fcad4; --on-action: #04262c; --soft: #17393f; --soft-ink: #86d5dd;
    --warn: #43291b; --warn-ink: #f7b48b;
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  background: var(--paper); color: var(--ink);
  font: 450 1rem/1.5 Figtree, system-ui, -apple-system, 'Segoe UI', sans-serif;
  padding: 24px max(16px, env(safe-area-inset-right)) 48px max(16px, env(safe-area-inset-left));
}
main, header { max-width: 720px; margin: 0 auto; }
header { display: flex; align-items: center; gap: 12px; margin-bottom: 24px; }
header, h1, h2, summary { font-family: Gabarito, ui-rounded, system-ui, sans-serif; font-weight: 650; }
header { font-size: 1.375rem; }
header svg { width: 44px; height: 44px; }
h1 { font-size: 2.125rem; line-height: 1.18; }
h2 { font-size: 1.375rem; line-height: 1.27; }
main { display: grid; gap: 16px; }
section {
  display: grid; gap: 16px; min-width: 0; padding: 24px; border-radius: 22px; background: var(--surface);
  box-shadow: 0 1px 2px rgb(21 40 44 / .05), 0 6px 18px -12px rgb(21 40 44 / .14);
}
.lead, .muted { color: var(--ink-2); }
.where { grid-template-columns: minmax(0, 1fr); align-items: center; }
.where > div { display: grid; gap: 12px; justify-items: start; min-width: 0; }
.qr { width: 100%; max-width: 232px; padding: 8px; border-radius: 16px; background: #fff; justify-self: center; }
.qr svg { display: block; width: 100%; height: auto; }
.address { font-size: 1.125rem; font-weight: 600; overflow-wrap: anywhere; }
a { color: var(--soft-ink); overflow-wrap: anywhere; }
a.button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 48px; padding: 8px 24px;
  border-radius: 999px; background: var(--soft); color: var(--soft-ink); font-weight: 600; text-decoration: none;
}
a.primary { background: var(--action); color: var(--on-action); }
:focus-visible { outline: 3px solid var(--action); outline-offset: 3px; }
ul { padding: 0; list-style: none; }
ol { display: grid; gap: 8px; padding-left: 24px; }
details { border-top: 1px solid var(--line); }
details > div { display: grid; gap: 16px; justify-items: start; padding: 4px 0 20px; }
summary { min-height: 48px; padding: 12px 0; font-size: 1.125rem; font-weight: 600; cursor: pointer; }
code {
  display: block; padding: 12px 16px; border-radius: 16px; background: var(--sunken);
  font: 450 .8125rem/1.6 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere;
}
.notice { padding: 12px 16px; border-radius: 16px; background: var(--warn); color: var(--warn-ink); }
@media (min-width: 640px) {
  body { padding-top: 40px; }
  .where { grid-template-columns: minmax(0, 1fr) 232px; }
}
`

/** For a page with this style that loads nothing. */
export function policyFor(style: string): string {
  return [
    `default-src 'none'`,
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
