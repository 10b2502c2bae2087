/** The search of a page, as part of its address: going back closes it, and a reload keeps it. */
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'

const PARAMETER = 'search'
/** A page with more rows than this can be searched. */
const FEW = 20

export type SearchAddress = {
  /** The text searched for; null while the search is closed. */
  readonly text: string | null
  open(): void
  change(text: string): void
  close(): void
}

export function useSearchAddress(): SearchAddress {
  const overlay = useOverlayAddress()
  return {
    text: overlay.valueOf(PARAMETER),
    open: () => overlay.open(PARAMETER, ''),
    change: (value) => overlay.replace(PARAMETER, { by: PARAMETER, value }),
    close: () => overlay.close(PARAMETER),
  }
}

export function isWorthSearching(rows: number | undefined): boolean {
  return rows !== undefined && rows > FEW
}
