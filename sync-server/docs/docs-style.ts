/** The styles of /api/docs: those of /connect, with additions for a list of calls. */
import { connectStyle } from '#server/connect/connect-style.ts'

export const docsStyle = `${connectStyle}
nav { display: flex; flex-wrap: wrap; gap: 8px; }
section { gap: 0; scroll-margin-top: 16px; }
section h2 { margin-bottom: 12px; }
h3 { font: 600 .875rem/1.4 Figtree, system-ui, sans-serif; color: var(--ink-2); }
summary { font-size: 1rem; overflow-wrap: anywhere; }
summary .line { font: 550 .9375rem/1.5 ui-monospace, Menlo, Consolas, monospace; }
summary .muted { display: block; font: 450 .875rem/1.45 Figtree, system-ui, sans-serif; }
summary b { color: var(--soft-ink); }
summary .delete { color: var(--warn-ink); }
details > div { justify-items: stretch; gap: 8px; min-width: 0; }
code { padding: 8px 12px; border-radius: 10px; }
dl { display: grid; gap: 8px; margin-bottom: 8px; }
dl > div { display: grid; gap: 4px; }
dt code, .codes code { display: inline-block; padding: 2px 8px; }
dd { font-size: .9375rem; overflow-wrap: anywhere; }
.codes { margin-top: 12px; line-height: 2.2; }
@media (min-width: 640px) { dl > div { grid-template-columns: 176px minmax(0, 1fr); align-items: baseline; } }
`
