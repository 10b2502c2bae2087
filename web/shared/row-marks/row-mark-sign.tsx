/** The sync status of a row: none, saved on this device only, or refused. */
import { TriangleAlert } from 'lucide-react'
import { Tag } from '#web/ui/tag.tsx'
import { UnsyncedMark } from '#web/ui/unsynced-mark.tsx'
import { rowMarkTexts as texts } from './texts.ts'
import type { RowMark } from './use-row-marks.ts'

export type RowMarkSignProps = {
  readonly mark: RowMark
  /** Only the ring, if there is no space for words. */
  readonly isShort?: boolean
}

export function RowMarkSign({ mark, isShort = false }: RowMarkSignProps) {
  switch (mark) {
    case 'none':
      return null
    case 'unsynced':
      return <UnsyncedMark title={texts.unsynced} label={isShort ? undefined : texts.savedHere} />
    case 'refused':
      return (
        <Tag tone="warn" icon={TriangleAlert}>
          {texts.needsAttention}
        </Tag>
      )
  }
}
