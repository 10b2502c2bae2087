/** Opens the search of a page, as soon as it has more than a few rows. */
import { Search } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { isWorthSearching, useSearchAddress } from './search-address.ts'

export type SearchButtonProps = {
  readonly label: string
  /** How many rows the page has; undefined while they are counted. */
  readonly rows: number | undefined
}

export function SearchButton({ label, rows }: SearchButtonProps) {
  const search = useSearchAddress()
  if (!isWorthSearching(rows)) return null
  return <IconButton label={label} icon={Search} data-search-button onClick={() => search.open()} />
}
