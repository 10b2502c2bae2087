/** All accounts, page by page, or those that match a search (A10). */
import { Search } from 'lucide-react'
import { useId, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminApi } from '#domain/admin/admin-api.ts'
import type { CallResponse } from '#domain/api.ts'
import { useFetchedApi } from '#web/shared/connection/use-fetched-api.ts'
import { useWide } from '#web/shared/device/use-wide.ts'
import { useTopOfPage } from '#web/shared/page/use-top-of-page.ts'
import { useTimeZone } from '#web/shared/people/use-household.ts'
import { useSearchText } from '#web/shared/search/use-search-text.ts'
import { searchFieldRef } from '#web/shared/shortcuts/key-fields.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SearchBox, SearchFrame } from '#web/ui/search-box.ts'
import { Stack } from '#web/ui/stack.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useAdminAddress } from './admin-address.ts'
import { Loaded } from './loaded.tsx'
import { MemberDialogs } from './member-dialogs.tsx'
import { Pager } from './pager.tsx'
import { adminTexts } from './texts.ts'
import { UserCards } from './user-cards.tsx'
import { UserTable } from './user-table.tsx'

const texts = adminTexts.list

export function UsersTab() {
  const { page, search } = useAdminAddress()
  const called = useMemo(() => {
    const query = new URLSearchParams({ page: String(page), ...(search && { search }) })
    return { ...adminApi.users, path: `${adminApi.users.path}?${query}` as const }
  }, [page, search])
  const fetched = useFetchedApi(called)
  return (
    <Stack>
      {fetched.isOnline && <UserSearch />}
      <Loaded fetched={fetched} failed={texts.failed}>
        {(answer) => <Users answer={answer} />}
      </Loaded>
      <MemberDialogs members={fetched.value?.users ?? []} onChanged={fetched.reload} />
    </Stack>
  )
}

type UsersProps = { readonly answer: CallResponse<typeof adminApi.users> }

function Users({ answer: { users, pagination } }: UsersProps) {
  const timeZone = useTimeZone()
  const isWide = useWide()
  const { link } = useAdminAddress()
  const headingId = useId()
  const heading = useTopOfPage<HTMLElement>(pagination.page)
  const List = isWide ? UserTable : UserCards
  if (users.length === 0) return <Nobody total={pagination.total} />
  return (
    <>
      <VisuallyHidden as="h2" id={headingId} ref={heading} tabIndex={-1}>
        {texts.title}
      </VisuallyHidden>
      <List members={users} timeZone={timeZone} headingId={headingId} />
      <Pager
        pagination={pagination}
        linkTo={(page) => link({ page: page === 1 ? null : page })}
        isWide={isWide}
        shown={adminTexts.pages.shownUsers}
      />
    </>
  )
}

/** The search has no results, or the page is past the end and empty (A10). */
function Nobody({ total }: { readonly total: number }) {
  const { search, link } = useAdminAddress()
  return total === 0 ? (
    <EmptyState
      action={
        <ButtonLink tone="outline" to={link({ search: null, page: null })}>
          {texts.clearSearch}
        </ButtonLink>
      }
    >
      {texts.noMatch(search)}
    </EmptyState>
  ) : (
    <EmptyState
      action={
        <ButtonLink tone="outline" to={link({ page: null })}>
          {texts.firstPage}
        </ButtonLink>
      }
    >
      {texts.noPage}
    </EmptyState>
  )
}

/** The server is asked after this long without typing. */
const DEBOUNCE_MS = 250

/** The longest text that the server accepts. */
const MAX_LENGTH = 254

/** Searches accounts by text; the server is asked when typing pauses. */
function UserSearch() {
  const { search, link } = useAdminAddress()
  const navigate = useNavigate()
  const [typed, setTyped] = useSearchText(search, {
    search: (text) => void navigate(link({ search: text, page: null }), { replace: true }),
    debounceMs: DEBOUNCE_MS,
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
