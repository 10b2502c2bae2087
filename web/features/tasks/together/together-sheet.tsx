/** "We did it together": who helped, and the share of each, computed as people are chosen (T22). */
import { Check } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { listText } from '#domain/language/format.ts'
import type { Part } from '#domain/tasks/split.ts'
import { splitPoints } from '#domain/tasks/split.ts'
import { effortMultiplier, MAX_HELPERS, pointsFor } from '#domain/tasks/task.ts'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import { EarnButton } from '#web/features/tasks/earn-button.tsx'
import { taskCardTexts } from '#web/features/tasks/texts.ts'
import { toneOf } from '#web/shared/people/person-tone.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Name, Sentence } from '#web/ui/name.tsx'
import { Points } from '#web/ui/points.tsx'
import { theme } from '#web/ui/theme.ts'
import type { DoneSheetProps } from './done-sheet.tsx'
import { mustTickFirst, StepsFirst } from './done-sheet.tsx'
import { togetherTexts } from './texts.ts'

export function TogetherSheet(props: DoneSheetProps) {
  const { task, household, open, onClose, onChoose } = props
  const { me, partners } = household
  const only = partners.length === 1 ? partners : []
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(only.map(({ id }) => id)))
  const helpers = partners.filter(({ id }) => chosen.has(id))
  const points = pointsFor(task)
  const parts = splitPoints(points, [me.id, ...helpers.map(({ id }) => id)])
  const own = parts[0]?.points ?? 0
  const isDisabled = mustTickFirst(task)
  const toggle = ({ id }: User) =>
    setChosen(new Set(chosen.has(id) ? [...chosen].filter((each) => each !== id) : [...chosen, id]))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={togetherTexts.together}
      description={
        <Sentence name={task.name}>
          {togetherTexts.whoHelped(
            task.name,
            task.time_minutes,
            effortMultiplier[task.effort_level],
          )}
        </Sentence>
      }
    >
      <Body>
        <StepsFirst task={task} />
        <People role="group" aria-label={togetherTexts.helpers}>
          {partners.map((person) => (
            <PersonTile
              key={person.id}
              {...{ person, household }}
              isOn={chosen.has(person.id)}
              disabled={!chosen.has(person.id) && chosen.size >= MAX_HELPERS}
              onToggle={() => toggle(person)}
            />
          ))}
        </People>
        <Split {...{ parts, household }} />
        <p>
          {helpers.length === 0
            ? togetherTexts.chooseWho(points)
            : togetherTexts.sharedOut(points, listText(helpers.map(firstName)), helpers.length)}
        </p>
        <Wide
          label={taskCardTexts.complete}
          points={own}
          accessibleName={taskCardTexts.completeAndEarn(task.name, own)}
          disabled={isDisabled}
          onClick={({ currentTarget }) =>
            onChoose(currentTarget, { with: helpers.map(({ id }) => id) })
          }
        />
        <Button
          tone="ghost"
          block
          disabled={isDisabled}
          onClick={({ currentTarget }) => onChoose(currentTarget, {})}
        >
          {togetherTexts.alone}
        </Button>
      </Body>
    </Dialog>
  )
}

type PersonTileProps = {
  readonly person: User
  readonly household: Household
  readonly isOn: boolean
  readonly disabled: boolean
  readonly onToggle: () => void
}

function PersonTile({ person, household, isOn, disabled, onToggle }: PersonTileProps) {
  return (
    <Tile type="button" role="checkbox" aria-checked={isOn} disabled={disabled} onClick={onToggle}>
      <PersonAvatar person={person} tone={toneOf(person, household)} size={60} />
      <Name>{firstName(person)}</Name>
      {isOn && <Check aria-hidden="true" />}
    </Tile>
  )
}

type SplitProps = { readonly parts: readonly Part[]; readonly household: Household }

/** Read aloud as it changes. */
function Split({ parts, household }: SplitProps) {
  const people = new Map([...household.people, [household.me.id, household.me]])
  return (
    <Shares role="status">
      {parts.map(({ person: id, points }) => {
        const person = people.get(id)
        if (!person) return null
        const name = firstName(person)
        return (
          <div key={id}>
            <PersonAvatar person={person} tone={toneOf(person, household)} size={36} />
            <Sentence name={name}>
              {id === household.me.id ? togetherTexts.you(name) : name}
            </Sentence>
            <Points value={points} size="large" />
          </div>
        )
      })}
    </Shares>
  )
}

const Body = styled.div`
  ${theme.column(4)}
  > p {
    margin-top: -6px;
    ${theme.note}
    overflow-wrap: anywhere;
  }
  > button:last-child {
    margin-top: -8px;
  }
`

const People = styled.div`
  ${theme.grid(2)}
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 6.25rem), 1fr));
`

const Tile = styled.button`
  position: relative;
  ${theme.column(2)}
  justify-items: center;
  align-content: center;
  min-height: 116px;
  padding: 10px 4px;
  ${theme.frame(theme.radius.inner)}
  color: ${theme.text.main};
  font: ${theme.font.smallStrong};
  overflow-wrap: anywhere;
  cursor: pointer;
  &[aria-checked='true'] {
    border: 2.5px solid ${theme.line.action};
    background: ${theme.surface.actionSoft};
  }
  &:disabled {
    color: ${theme.text.faint};
    cursor: not-allowed;
  }
  > svg {
    position: absolute;
    top: 8px;
    inset-inline-end: 8px;
    ${theme.square('18px')}
    stroke-width: 3;
  }
`

const Shares = styled.div`
  padding: 4px 16px;
  border-radius: ${theme.radius.inner};
  background: ${theme.surface.pointsSoft};
  > div {
    ${theme.trio(3)}
    min-height: 50px;
    color: ${theme.text.main};
    font: ${theme.font.smallStrong};
    overflow-wrap: anywhere;
  }
  > div + div {
    border-top: 1.5px dashed color-mix(in srgb, ${theme.text.points} 40%, transparent);
  }
`

const Wide = styled(EarnButton)`
  width: 100%;
  min-height: 56px;
`
