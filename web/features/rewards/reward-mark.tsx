/** The sync status of a reward: none, saved on this device only, or refused. */
import { TriangleAlert } from 'lucide-react'
import type { RowMark } from '#web/shared/row-marks/use-row-marks.ts'
import { Tag } from '#web/ui/tag.tsx'
import { UnsyncedMark } from '#web/ui/unsynced-mark.tsx'
import { rewardCardTexts } from './texts.ts'

export function RewardMark({ mark }: { readonly mark: RowMark }) {
  switch (mark) {
    case 'none':
      return null
    case 'unsynced':
      return <UnsyncedMark title={rewardCardTexts.unsynced} />
    case 'refused':
      return (
        <Tag tone="warn" icon={TriangleAlert}>
          {rewardCardTexts.needsAttention}
        </Tag>
      )
  }
}
