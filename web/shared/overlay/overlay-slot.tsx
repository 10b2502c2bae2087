/** Shows a dialog while its parameter is in the address, and lets it animate out. */
import type { ReactNode } from 'react'
import { Fragment, Suspense, useState } from 'react'
import { useOverlayAddress } from './use-overlay-address.ts'

export type OverlaySlotProps = {
  readonly parameter: string
  readonly children: (shown: {
    readonly open: boolean
    /** The value in the address; while the dialog is closing, the last one. */
    readonly value: string
    readonly onClose: () => void
  }) => ReactNode
}

export function OverlaySlot({ parameter, children }: OverlaySlotProps) {
  const overlay = useOverlayAddress()
  const asked = overlay.valueOf(parameter)
  const [shown, setShown] = useState({ open: false, value: '', count: 0 })
  const isOther = asked !== null && asked !== shown.value
  if (shown.open !== (asked !== null) || isOther)
    setShown(
      asked === null
        ? { ...shown, open: false }
        : { open: true, value: asked, count: shown.count + 1 },
    )
  if (shown.count === 0) return null
  return (
    <Suspense fallback={null}>
      {/* Opened again it starts afresh. */}
      <Fragment key={shown.count}>
        {children({
          open: shown.open,
          value: shown.value,
          onClose: () => overlay.close(parameter),
        })}
      </Fragment>
    </Suspense>
  )
}
