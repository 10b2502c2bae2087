/** Moves the spans of a line while somebody goes on typing: spans outside of the change stay on the same words. */
import type { Span } from './tokens.ts'

export function movedSpans(
  spans: readonly Span[],
  { before, after }: { readonly before: string; readonly after: string },
): readonly Span[] {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let kept = 0
  while (kept < most - start && before.at(-1 - kept) === after.at(-1 - kept)) kept += 1
  const end = before.length - kept
  const by = after.length - before.length
  return spans.flatMap((span) => {
    if (span.end <= start) return span
    return span.start >= end ? { start: span.start + by, end: span.end + by } : []
  })
}
