/** A list of an account's rows: the newest few, and on demand all of them, page by page. */
import type { ReactNode } from 'react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { numberText } from '#domain/language/numbers.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { theme } from '#web/ui/theme.ts'
import { useAdminAddress } from './admin-address.ts'
import { Loaded } from './loaded.tsx'
import { Pager } from './pager.tsx'
import { adminTexts } from './texts.ts'
import type { MemberDetails } from './use-member.ts'
import { useMember } from './use-member.ts'

const texts = adminTexts.member
const NEWEST = 3

export type MemberListProps = {
  readonly of: 'tasks' | 'rewards'
  readonly title: string
  readonly none: string
  readonly allLabel: (count: string) => string
  readonly details: MemberDetails
  /** The rows of a page; at most this many if there is a limit. */
  readonly rows: (details: MemberDetails, limit?: number) => ReactNode
}

export function MemberList(props: MemberListProps) {
  const { of, title, none, allLabel, details, rows } = props
  const { [of]: page, link } = useAdminAddress()
  const id = useId()
  const { total } = details.pagination[of]
  const count = numberText(total)
  return (
    <Card aria-labelledby={id}>
      <SectionHead
        id={id}
        title={title}
        action={total > 0 && <Text as="span">{texts.newestFirst(count)}</Text>}
      />
      {total === 0 && <Text>{none}</Text>}
      {page === null ? <List>{rows(details, NEWEST)}</List> : <AllRows {...props} page={page} />}
      {total > NEWEST && (
        <Foot>
          <ButtonLink
            tone="ghost"
            size="small"
            replace
            preventScrollReset
            to={link({ [of]: page === null ? 1 : null })}
            aria-label={page === null ? allLabel(count) : undefined}
          >
            {page === null ? texts.showAll(count) : texts.showFewer}
          </ButtonLink>
        </Foot>
      )}
    </Card>
  )
}

function AllRows({ of, details, rows, page }: MemberListProps & { readonly page: number }) {
  const { link } = useAdminAddress()
  return (
    <Loaded fetched={useMember(details.user.id, page)} failed={texts.failed}>
      {(shown) => (
        <Stack>
          <List>{rows(shown)}</List>
          <Pager pagination={shown.pagination[of]} linkTo={(next) => link({ [of]: next })} />
        </Stack>
      )}
    </Loaded>
  )
}

const Foot = styled.div`
  display: grid;
  justify-content: center;
  margin-top: ${theme.space(3)};
`

const List = styled.ul`
  > li {
    ${theme.wrap('8px 16px')}
    min-height: 72px;
    padding: 10px 0;
    ${theme.hairline('&:not(:first-child)')}
    > div {
      ${theme.share('220px')}
    }
  }
  h3 {
    font: ${theme.font.row};
    overflow-wrap: anywhere;
  }
`
