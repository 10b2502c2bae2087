/** A search in place of a page: the field, the number of hits, and the hits in groups. */
import { ArrowLeft, Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { numberText } from '#domain/language/numbers.ts'
import { wordsOf } from '#domain/words.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { readFailure } from '#web/data/read-failure.ts'
import { indexWords } from '#web/data/row-words.ts'
import { isQuotaExceeded } from '#web/data/storage-errors.ts'
import { useLatest } from '#web/shared/lists/growing-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { controlStyle } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import { useEscape } from '#web/ui/use-escape.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useSearchAddress } from './search-address.ts'
import { searchTexts } from './texts.ts'
import { useSearchText } from './use-search-text.ts'

const DEBOUNCE_MS = 120
const MIN_LETTERS = 2
const MAX_LENGTH = 100

/** The ids of the rows under one heading, in order. */
export type FoundGroup<Id extends string> = {
  readonly id: Id
  readonly title: string
  readonly ids: readonly string[]
}

export type SearchViewProps<Id extends string> = {
  /** The label of the field: "Search tasks". */
  readonly label: string
  readonly find: (
    database: AccountDatabase,
    words: readonly string[],
  ) => Promise<readonly FoundGroup<Id>[]>
  /** Everything `find` depends on besides the words. */
  readonly inputs: readonly unknown[]
  /** The list of a group. */
  readonly children: (group: FoundGroup<Id>, words: readonly string[]) => ReactNode
}

type Found<Id extends string> = {
  readonly text: string
  readonly words: readonly string[]
  readonly groups: readonly FoundGroup<Id>[]
}

export function SearchView<Id extends string>(props: SearchViewProps<Id>) {
  const { label, find, inputs, children } = props
  const search = useSearchAddress()
  const text = (search.text ?? '').trim()
  const read = useLive(
    async (database): Promise<Found<Id> | null> => {
      const words = text.length < MIN_LETTERS ? [] : wordsOf(text)
      return words.length === 0 ? null : { text, words, groups: await find(database, words) }
    },
    [text, ...inputs],
  )
  const found = useLatest(read)
  useIndexedWords()
  useEscape(() => search.close())
  return (
    <Stack $gap={3}>
      <VisuallyHidden as="h1">{label}</VisuallyHidden>
      <SearchBar label={label} text={search.text ?? ''} />
      <Status role="status">{found === undefined ? '' : statusOf(found)}</Status>
      {found && <Results found={found}>{children}</Results>}
    </Stack>
  )
}

function statusOf(found: Found<string> | null): string {
  return found === null ? searchTexts.short : searchTexts.found(countOf(found), found.text)
}

function countOf({ groups }: Found<string>): number {
  return groups.reduce((sum, { ids }) => sum + ids.length, 0)
}

type ResultsProps<Id extends string> = Pick<SearchViewProps<Id>, 'children'> & {
  readonly found: Found<Id>
}

function Results<Id extends string>({ found, children }: ResultsProps<Id>) {
  const search = useSearchAddress()
  if (countOf(found) === 0)
    return (
      <EmptyState
        action={
          <Button tone="soft" onClick={() => search.change('')}>
            {searchTexts.clearSearch}
          </Button>
        }
      >
        {searchTexts.nothing(found.text)}
      </EmptyState>
    )
  return found.groups
    .filter(({ ids }) => ids.length > 0)
    .map((group) => (
      <section key={group.id} aria-labelledby={`found-${group.id}`}>
        <GroupHead id={`found-${group.id}`}>
          {group.title} <span>{numberText(group.ids.length)}</span>
        </GroupHead>
        {children(group, found.words)}
      </section>
    ))
}

function SearchBar({ label, text }: { readonly label: string; readonly text: string }) {
  const search = useSearchAddress()
  const [typed, setTyped] = useSearchText(text, {
    search: (wanted) => search.change(wanted),
    debounceMs: DEBOUNCE_MS,
  })
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    return focusOpener
  }, [])
  return (
    <Bar>
      <IconButton label={searchTexts.close} icon={ArrowLeft} onClick={() => search.close()} />
      <Frame>
        <Search size={20} aria-hidden="true" />
        <Box
          ref={field}
          type="search"
          aria-label={label}
          placeholder={label}
          value={typed}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed !== '' && (
          <IconButton
            label={searchTexts.clear}
            icon={X}
            onClick={() => {
              search.change('')
              setTyped('')
              field.current?.focus()
            }}
          />
        )}
      </Frame>
    </Bar>
  )
}

/** A page may have it in two places, of which one is visible: the other must not take the focus. */
function focusOpener(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-search-button]'))
    button.focus()
}

/** Completes the search index of this device while a search is open. */
function useIndexedWords(): void {
  const { database } = useAccount()
  useEffect(() => {
    let isOver = false
    indexWords(database, { isOver: () => isOver, pause: untilIdle }).catch((error: unknown) => {
      // Search reads rows that are not indexed yet, and the next search continues the index.
      if (!isQuotaExceeded(error) && readFailure(error) === null) throw error
    })
    return () => {
      isOver = true
    }
  }, [database])
}

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 500 })
    else setTimeout(resolve, 50)
  })
}

const Bar = styled.search`
  ${theme.row(1)}
  margin-inline-start: -10px;
`

const Frame = styled.div`
  position: relative;
  ${theme.rest}
  max-width: 640px;
  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 16px;
    margin-block: auto;
    color: ${theme.text.faint};
    pointer-events: none;
  }
  > button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 2px;
    margin-block: auto;
  }
`

const Box = styled.input`
  ${controlStyle}
  padding-inline-end: 52px;
  padding-inline-start: 46px;
  &::-webkit-search-cancel-button {
    display: none;
  }
`

const Status = styled.p`
  min-height: 20px;
  ${theme.note}
`

const GroupHead = styled.h2`
  ${theme.row(2)}
  min-height: 36px;
  font: ${theme.font.h3};
  span {
    color: ${theme.text.faint};
    ${theme.figures(theme.font.caption)}
  }
`
