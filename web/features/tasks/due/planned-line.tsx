/** An occurrence planned within the week: one dashed line, not counted among the active tasks (T14). */
import { Repeat2 } from 'lucide-react'
import { styled } from 'styled-components'
import type { OpenTask } from '#domain/chores/open-tasks.ts'
import { turnOf } from '#domain/chores/open-tasks.ts'
import { shortDay } from '#domain/language/format.ts'
import { aheadSheet, occurrenceKey } from '#web/features/tasks/task-key.ts'
import { TurnChip } from '#web/shared/agenda/turn-chip.tsx'
import { ListItem } from '#web/shared/lists/list-item.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { MenuAction } from '#web/ui/menu.tsx'
import { Name } from '#web/ui/name.tsx'
import { Text } from '#web/ui/text.tsx'
import { theme } from '#web/ui/theme.ts'
import { opensRow } from '#web/ui/whole-row.ts'
import { OpenMenu } from './open-menu.tsx'

export type PlannedLineProps = {
  readonly entry: OpenTask
  readonly household: Household
  readonly menu: readonly MenuAction[]
}

export function PlannedLine({ entry, household, menu }: PlannedLineProps) {
  const { task, due, item } = entry
  const overlay = useOverlayAddress()
  const turn = turnOf(entry)
  return (
    <ListItem focusKey="planned">
      <Line>
        <Repeat2 aria-hidden="true" />
        <Said>
          <Words>
            <h3>
              {item ? (
                <Open
                  type="button"
                  onClick={() => overlay.open(aheadSheet(item), occurrenceKey(item))}
                >
                  <Name>{task.name}</Name>
                </Open>
              ) : (
                <Name>{task.name}</Name>
              )}
            </h3>
            {due && <Text>{shortDay(due.due_on)}</Text>}
          </Words>
          {turn && <TurnChip {...turn} household={household} />}
        </Said>
        {menu.length > 0 && (
          <Above>
            <OpenMenu {...{ entry, household }} actions={menu} />
          </Above>
        )}
      </Line>
    </ListItem>
  )
}

const Line = styled.article`
  position: relative;
  ${theme.row(3)}
  min-height: 64px;
  padding: 8px 4px 8px 16px;
  border-radius: ${theme.radius.card};
  ${theme.basted}
  ${theme.icon('18px')}
  ${theme.media.fromLandscape} {
    padding: 12px 12px 12px 22px;
  }
`

/* The turn is below if the name does not fit beside it. */
const Said = styled.div`
  ${theme.wrap('6px 12px')}
  ${theme.rest}
`

const Words = styled.div`
  ${theme.share('7.5rem')}
  h3 {
    font-size: 1.0625rem;
    overflow-wrap: anywhere;
  }
`

/* The whole line opens; its menu is above that. */
const Open = styled.button`
  ${opensRow(theme.radius.card)}
  &::after {
    border-radius: ${theme.radius.card};
  }
  &:focus-visible::after {
    outline-offset: 2px;
  }
`

const Above = styled.div`
  position: relative;
`
