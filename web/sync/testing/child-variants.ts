/** Deliberate defects around children without e-mail, each of which must be noticed. */
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { isAsked } from '#domain/partnerships/partnership.ts'
import type { Change } from '#domain/tx.ts'
import { recordingOnly } from './injected.ts'
import type { Variant } from './variant.ts'

export const childVariants: readonly Variant[] = [
  {
    name: 'a question to be a parent stays when it is taken back',
    server: recordingOnly((change) => !(wasAsked(change) && change.after === null)),
  },
  {
    name: 'whoever will not be a parent keeps the profile of the child',
    server: recordingOnly(
      (change) =>
        !(wasAsked(change) && (change.after as Partnership | null)?.status === 'rejected'),
    ),
  },
]

function wasAsked({ table, before }: Change): boolean {
  return table === 'partnerships' && before !== null && isAsked(before as Partnership)
}
