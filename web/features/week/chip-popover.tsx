/** The details behind a chip: its text, effort and minutes, and its actions (T15, C7). */
import { Popover } from 'radix-ui'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { keyframes, styled } from 'styled-components'
import type { WeekEntry } from '#domain/chores/week.ts'
import { StepsButton } from '#web/features/tasks/steps/steps-button.tsx'
import { DueLine } from '#web/shared/agenda/due-line.tsx'
import { TurnChip } from '#web/shared/agenda/turn-chip.tsx'
import { otherName } from '#web/shared/people/person-name.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { TaskMeta } from '#web/shared/task-line/task-meta.tsx'
import { MetaRow } from '#web/ui/meta.tsx'
import { Name, Sentence } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { weekTexts } from './texts.ts'

export type ChipPopoverProps = {
  readonly entry: WeekEntry
  readonly chip: HTMLElement
  readonly household: Household
  readonly onClose: () => void
  /** Its actions. */
  readonly children: ReactNode
}

export function ChipPopover({ entry, chip, household, onClose, children }: ChipPopoverProps) {
  const anchor = useRef(chip)
  const { task } = entry
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal container={chip.closest<HTMLElement>('[role=dialog], main')}>
        <Panel
          aria-label={task.name}
          align="center"
          sideOffset={8}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // Completed, it may be in another place by now.
            if (document.activeElement === document.body) chip.focus({ preventScroll: true })
          }}
        >
          <div>
            <h2>
              <Name>{task.name}</Name>
            </h2>
            {task.description !== '' && <Text>{task.description}</Text>}
          </div>
          <TaskMeta task={task} />
          <EntryStatus entry={entry} household={household} />
          {children}
        </Panel>
      </Popover.Portal>
    </Popover.Root>
  )
}

function EntryStatus({ entry, household }: Pick<ChipPopoverProps, 'entry' | 'household'>) {
  const { state, person, item } = entry
  if (state === 'done') {
    const name = otherName(household, person)
    return (
      <MetaRow>
        {name === null ? (
          weekTexts.doneByYou
        ) : (
          <Sentence name={name}>{weekTexts.doneBy(name)}</Sentence>
        )}
      </MetaRow>
    )
  }
  const showsDue = state !== 'missed' && state !== 'skipped'
  return (
    <MetaRow>
      {showsDue ? (
        <DueLine
          due={{
            state,
            due_on: entry.day,
            due_time: entry.time,
            paused_until: item?.paused_until ?? null,
          }}
        />
      ) : (
        weekTexts.words[state]
      )}
      {showsDue && entry.task.checklist !== '' && <StepsButton task={entry.task} />}
      {person !== null && (
        <TurnChip
          person={person}
          kind={item?.chore.who === 'turns' ? 'turn' : 'for'}
          household={household}
        />
      )}
    </MetaRow>
  )
}

const appear = keyframes`from { opacity: 0; transform: translateY(4px); }`

const Panel = styled(Popover.Content)`
  /* On a phone its menu is a sheet above it. */
  z-index: ${theme.layer.float};
  ${theme.column(3)}
  width: min(308px, 100vw - 16px);
  max-height: var(--radix-popover-content-available-height);
  padding: 18px;
  border-radius: ${theme.radius.card};
  background: ${theme.surface.card};
  color: ${theme.text.main};
  box-shadow:
    inset 0 0 0 1px ${theme.line.hair},
    ${theme.shadow.dialog};
  overflow-y: auto;
  outline: none;
  h2 {
    font: ${theme.font.h3};
    overflow-wrap: anywhere;
  }
  ${theme.media.motion} {
    animation: ${appear} ${theme.motion.quick} ${theme.motion.easeOut};
  }
  ${theme.edge}
`

const Text = styled.p`
  ${theme.note}
  overflow-wrap: anywhere;
  white-space: pre-line;
`
