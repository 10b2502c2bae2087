/** Searches accounts by text; the server is asked when typing pauses. */
import { Search } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useSearchText } from '#web/shared/search/use-search-text.ts'
import { searchFieldRef } from '#web/shared/shortcuts/search-field.ts'
import { SearchBox, SearchFrame } from '#web/ui/search-box.ts'
import { useAdminAddress } from './admin-address.ts'
import { adminTexts } from './texts.ts'

const texts = adminTexts.list
/** The server is asked when nobody has typed for so long. */
const PAUSE_MS = 250
/** What the server takes. */
const MAX_LENGTH = 254

export function UserSearch() {
  const { search, link } = useAdminAddress()
  const navigate = useNavigate()
  const [typed, setTyped] = useSearchText(search, {
    search: (text) => void navigate(link({ search: text, page: null }), { replace: true }),
    pauseMs: PAUSE_MS,
  })
  return (
    <search>
      <SearchFrame>
        <Search size={20} aria-hidden="true" />
        <SearchBox
          ref={searchFieldRef}
          type="search"
          aria-label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={typed}
          maxLength={MAX_LENGTH}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </SearchFrame>
    </search>
  )
}
