/** The id of a row that has none in its source: from its content, and its number among rows of the same content. */
import { derivedId } from '#domain/derived-id.ts'

export function createContentIds(): (...cells: readonly string[]) => string {
  const counts = new Map<string, number>()
  return (...cells) => {
    const content = derivedId(...cells)
    const count = (counts.get(content) ?? 0) + 1
    counts.set(content, count)
    return count === 1 ? content : `${content}:${count}`
  }
}
