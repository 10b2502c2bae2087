/** W5: two hundred people at once, each over a connection of their own. */
import type { Results } from './results.ts'

export async function measureServer(_: {
  readonly folder: string
  readonly results: Results
  readonly say: (line: string) => void
}): Promise<void> {}
