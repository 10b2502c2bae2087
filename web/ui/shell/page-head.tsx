/** The title of a page with its main actions. */
import { type ReactNode, use } from 'react'
import { styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'
import { PageStatus } from './page-status.ts'

export interface PageHeadProps {
  readonly title: ReactNode
  readonly subtitle?: ReactNode
  /** A small button beside the title. */
  readonly beside?: ReactNode
  readonly actions?: ReactNode
  /** Shows the actions only on wide screens; narrow ones have them elsewhere on the page. */
  readonly wideActions?: boolean
}

export function PageHead(props: PageHeadProps) {
  const { title, subtitle, beside, actions, wideActions = false } = props
  const status = use(PageStatus)
  return (
    <Row>
      <Words>
        <Line>
          <h1>{title}</h1>
          {beside}
        </Line>
        {subtitle !== undefined && <p>{subtitle}</p>}
      </Words>
      <Status>{status}</Status>
      {actions !== undefined && <Actions $wide={wideActions}>{actions}</Actions>}
    </Row>
  )
}

const Row = styled.div`
  ${theme.wrap(3)}
  min-height: 48px;
  ${theme.media.fromLandscape} {
    align-items: flex-end;
    gap: ${theme.space(6)};
  }
`

const Words = styled.div`
  flex: 1;
  min-width: min-content;
  p {
    margin-top: 2px;
    color: ${theme.text.muted};
    ${theme.media.fromLandscape} {
      margin-top: 4px;
      font-size: 1.0625rem;
    }
  }
`

/* No higher than the title, whatever is beside it. */
const Line = styled.div`
  ${theme.row(1)}
  /* A name of any length must not make the page wider. */
  > h1 bdi {
    overflow-wrap: anywhere;
  }
  > :not(h1) {
    margin-block: -8px;
  }
`

const Status = styled.div`
  position: relative;
  display: none;
  ${theme.media.fromTablet} {
    display: block;
  }
  ${theme.media.fromLandscape} {
    display: none;
  }
`

const Actions = styled.div<{ $wide: boolean }>`
  ${theme.wrap(3)}
  ${({ $wide }) => ($wide ? `${theme.media.upToTablet} { display: none; }` : '')}
`
