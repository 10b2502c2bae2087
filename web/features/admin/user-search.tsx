/** Searches accounts by text; the server is asked when typing pauses. */
import { Search } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { useSearchText } from '#web/shared/search/use-search-text.ts'
import { searchFieldRef } from '#web/shared/shortcuts/search-field.ts'
import { controlStyle } from '#web/ui/field.tsx'
import { theme } from '#web/ui/theme.ts'
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
      <Frame>
        <Search size={20} aria-hidden="true" />
        <Box
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
      </Frame>
    </search>
  )
}

const Frame = styled.div`
  position: relative;
  > svg {
    position: absolute;
    top: 16px;
    left: 16px;
    color: ${theme.text.muted};
    pointer-events: none;
  }
`

const Box = styled.input`
  ${controlStyle}
  padding-left: 46px;
`
