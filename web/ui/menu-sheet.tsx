/** A long menu on a phone: a sheet with a header, and its entries in groups. Loaded on first use. */
import { type RefObject, useEffect, useRef } from 'react'
import { css, styled } from 'styled-components'
import { Dialog } from './dialog.tsx'
import type { MenuAction, MenuSheetHead } from './menu.tsx'
import { moveFocus } from './move-focus.ts'
import { theme } from './theme.ts'

export type MenuSheetProps = MenuSheetHead & {
  readonly actions: readonly MenuAction[]
  readonly trigger: RefObject<HTMLElement | null>
  readonly open: boolean
  readonly onClose: () => void
}

export function MenuSheet(props: MenuSheetProps) {
  const { title, about, actions, trigger, open, onClose } = props
  const chosen = useRef<MenuAction | null>(null)
  // The sheet is still leaving, and the button already has the focus: a dialog that it opens returns the focus there.
  useEffect(() => {
    if (open || chosen.current === null) return
    const { onSelect } = chosen.current
    chosen.current = null
    const frame = requestAnimationFrame(() => {
      moveFocus(trigger.current)
      onSelect()
    })
    return () => cancelAnimationFrame(frame)
  }, [open, trigger])
  return (
    <Dialog open={open} onClose={onClose} title={title} description={about}>
      <Entries>
        {actions.map((action, place) => (
          <li key={action.label}>
            <Entry
              type="button"
              $isFirst={place > 0 && action.part !== actions[place - 1]?.part}
              $tone={action.tone ?? 'plain'}
              disabled={action.disabled}
              onClick={() => {
                chosen.current = action
                onClose()
              }}
            >
              {action.icon && <action.icon aria-hidden="true" />}
              <span>{action.label}</span>
              {action.note !== undefined && <small>{action.note}</small>}
            </Entry>
          </li>
        ))}
      </Entries>
    </Dialog>
  )
}

const Entries = styled.ul`
  display: grid;
`

const parting = css`
  min-height: 59px;
  margin-top: 6px;
  padding-top: 6px;
  border-top: 1px solid ${theme.line.hair};
`

const Entry = styled.button<{ $tone: 'plain' | 'danger'; $isFirst: boolean }>`
  ${theme.wrap('2px 14px')}
  width: 100%;
  min-height: 52px;
  padding: 0 4px;
  ${theme.bare}
  color: ${({ $tone }) => ($tone === 'danger' ? theme.text.danger : theme.text.main)};
  font: ${theme.font.body};
  font-weight: 550;
  text-align: start;
  ${({ $isFirst }) => $isFirst && parting}
  > svg {
    color: ${({ $tone }) => ($tone === 'danger' ? 'inherit' : theme.text.muted)};
  }
  > span {
    flex: 1;
  }
  > small {
    ${theme.hint}
  }
  &:disabled {
    color: ${theme.text.faint};
    cursor: not-allowed;
    > span {
      flex-basis: 70%;
    }
    > small {
      flex-basis: 100%;
      padding-block: 0 8px;
      padding-inline: 38px 0;
    }
  }
`
