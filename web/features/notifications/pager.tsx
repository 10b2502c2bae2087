/** Links to the previous and the next page. */
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { theme } from '#web/ui/theme.ts'
import { notificationsTexts } from './texts.ts'

export type PagerProps = { readonly page: number; readonly pages: number }

export function Pager({ page, pages }: PagerProps) {
  if (pages === 1) return null
  const before = (
    <>
      <ChevronLeft aria-hidden="true" />
      {notificationsTexts.previous}
    </>
  )
  const after = (
    <>
      {notificationsTexts.next}
      <ChevronRight aria-hidden="true" />
    </>
  )
  return (
    <Bar aria-label={notificationsTexts.pages}>
      <Turn to={page > 1 ? page - 1 : null}>{before}</Turn>
      <p aria-current="page">{notificationsTexts.page(page, pages)}</p>
      <Turn to={page < pages ? page + 1 : null}>{after}</Turn>
    </Bar>
  )
}

function Turn({ to, children }: { readonly to: number | null; readonly children: ReactNode }) {
  return to === null ? (
    <Button tone="outline" aria-disabled>
      {children}
    </Button>
  ) : (
    <ButtonLink tone="outline" to={to === 1 ? '?' : `?page=${to}`}>
      {children}
    </ButtonLink>
  )
}

const Bar = styled.nav`
  ${theme.wrap(2)}
  justify-content: space-between;
  max-width: 860px;
  > p {
    ${theme.note}
    font-variant-numeric: tabular-nums;
  }
`
