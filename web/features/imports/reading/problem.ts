/** Why a whole file is refused, which is shown before anything of it is (IM1). */
import { MAX_IMPORT_BYTES } from '#domain/imports/import.ts'

export type FileProblem =
  | { readonly is: 'large' | 'encoding' | 'unknown' | 'empty' | 'many' }
  /** It is broken at this line and column, both counted from 1. */
  | { readonly is: 'broken'; readonly line: number; readonly column: number }

export class FileError extends Error {
  override readonly name = 'FileError'
  readonly problem: FileProblem

  constructor(problem: FileProblem) {
    super(problem.is)
    this.problem = problem
  }
}

/** The refusal of a text that is broken at an offset. */
export function brokenAt(text: string, offset: number): FileError {
  const before = text.slice(0, offset)
  let line = 1
  for (const _ of before.matchAll(/\r\n|[\n\r]/g)) line += 1
  const lineStart = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1
  return new FileError({ is: 'broken', line, column: offset - lineStart + 1 })
}

/** The text of a file. Throws FileError unless its size and encoding are accepted. */
export function decode(bytes: Uint8Array<ArrayBuffer>): string {
  if (bytes.length > MAX_IMPORT_BYTES) throw new FileError({ is: 'large' })
  try {
    // It removes a byte order mark, and throws for anything but UTF-8.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // Handled below.
  }
  throw new FileError({ is: 'encoding' })
}
