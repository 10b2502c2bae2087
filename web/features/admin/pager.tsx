/** Shows the current page of a list and links to the others: by number where there is space. */
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { numberText } from '#domain/language/numbers.ts'
import type { Pagination } from '#domain/rest-api.ts'
import { PageTurn } from '#web/ui/page-turn.tsx'
import { theme } from '#web/ui/theme.ts'
import { adminTexts } from './texts.ts'

const texts = adminTexts.pages
const turn = { size: 'small', staysPut: true } as const

export type PagerProps = {
  readonly pagination: Pagination
  readonly linkTo: (page: number) => string
  /** Lists the numbers of pages. */
  readonly isWide?: boolean
  readonly shown?: (first: string, last: string, total: string) => string
}

export function Pager({ pagination, linkTo, isWide = false, shown = texts.shown }: PagerProps) {
  const { page, pages, total, limit } = pagination
  const first = (page - 1) * limit + 1
  const last = Math.min(page * limit, total)
  return (
    <Bar>
      <p>{shown(numberText(first), numberText(last), numberText(total))}</p>
      {pages > 1 && (
        <nav aria-label={texts.label}>
          <PageTurn
            {...turn}
            way="before"
            to={page > 1 ? linkTo(page - 1) : null}
            label={texts.previousPage}
          >
            {texts.previous}
          </PageTurn>
          {isWide && <Numbers page={page} pages={pages} linkTo={linkTo} />}
          <PageTurn
            {...turn}
            way="after"
            to={page < pages ? linkTo(page + 1) : null}
            label={texts.nextPage}
          >
            {texts.next}
          </PageTurn>
        </nav>
      )}
    </Bar>
  )
}

type NumbersProps = {
  readonly page: number
  readonly pages: number
  readonly linkTo: (page: number) => string
}

function Numbers({ page, pages, linkTo }: NumbersProps) {
  return (
    <NumberList>
      {pagesAround(page, pages).map((number, index, listed) => (
        <li key={number} data-gap={index > 0 && listed[index - 1] !== number - 1}>
          <NumberLink
            to={linkTo(number)}
            aria-label={texts.page(number)}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </NumberLink>
        </li>
      ))}
    </NumberList>
  )
}

/** The page numbers that a pager lists: the first, the last, and those around the current one. */
function pagesAround(page: number, pages: number): readonly number[] {
  const wanted = [1, page - 1, page, page + 1, pages, page === 1 ? 3 : 1]
  const listed = new Set(wanted.filter((number) => number >= 1 && number <= pages))
  return [...listed].sort((a, b) => a - b)
}

const Bar = styled.div`
  ${theme.spread(2)}
  > p {
    ${theme.note}
    font-variant-numeric: tabular-nums;
  }
  > nav {
    ${theme.row(2)}
  }
`

const NumberList = styled.ul`
  display: flex;
  gap: ${theme.space(1)};
  li {
    ${theme.row(0)}
  }
  /* Stands for page numbers that are left out. */
  li[data-gap='true']::before {
    content: '\\2026' / '';
    padding: 0 8px;
    color: ${theme.text.muted};
  }
`

const NumberLink = styled(Link)`
  ${theme.centre}
  min-width: ${theme.size.target};
  min-height: ${theme.size.target};
  padding: 0 8px;
  border-radius: ${theme.radius.control};
  color: ${theme.text.muted};
  ${theme.figures(theme.font.smallStrong)}
  &[aria-current] {
    background: ${theme.surface.actionSoft};
    color: ${theme.text.link};
    box-shadow: inset 0 0 0 2px ${theme.line.action};
    ${theme.chosen}
  }
  ${theme.media.hover} {
    &:hover:not([aria-current]) {
      background: ${theme.surface.sunken};
    }
  }
`
