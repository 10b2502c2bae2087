/** Asks who did a task: a child of mine, which takes one tap, several people together, or I myself (T22, T23). */
import { ChevronRight, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Task } from '#domain/tasks/task.ts'
import { pointsFor } from '#domain/tasks/task.ts'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import { EarnButton } from '#web/features/tasks/earn-button.tsx'
import { toneOf } from '#web/shared/people/person-tone.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { Name, Sentence } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { childrenOf } from './children-of.ts'
import type { DoneSheetProps } from './done-sheet.tsx'
import { mustTickFirst, StepsFirst } from './done-sheet.tsx'
import { togetherTexts } from './texts.ts'

export function WhoSheet(props: DoneSheetProps & { readonly onTogether: () => void }) {
  const { task, household, open, onClose, onChoose, onTogether } = props
  const points = pointsFor(task)
  const isDisabled = mustTickFirst(task)
  return (
    <Dialog open={open} onClose={onClose} title={<Name>{task.name}</Name>}>
      <Choices>
        <StepsFirst task={task} />
        {inOrder(childrenOf(household), task).map((child) => (
          <Child key={child.id}>
            <ChildButton
              label={
                <Sentence name={firstName(child)}>
                  {togetherTexts.childDid(firstName(child))}
                </Sentence>
              }
              accessibleName={togetherTexts.childDidPoints(firstName(child), points)}
              points={points}
              disabled={isDisabled}
              face={<PersonAvatar person={child} tone={toneOf(child, household)} size={44} />}
              onClick={({ currentTarget }) => onChoose(currentTarget, { for: child })}
            />
            <p>
              <Sentence name={firstName(child)}>
                {togetherTexts.approvedAtOnce(firstName(child))}
              </Sentence>
            </p>
          </Child>
        ))}
        <Option
          mark={<IconTile icon={Users} tone="plain" />}
          title={togetherTexts.together}
          note={togetherTexts.togetherNote}
          disabled={isDisabled}
          onChoose={onTogether}
        >
          <ChevronRight size={20} aria-hidden="true" />
        </Option>
        <Option
          mark={<PersonAvatar person={household.me} tone="me" size={44} />}
          title={togetherTexts.me}
          note={togetherTexts.forYou(points)}
          disabled={isDisabled}
          onChoose={(button) => onChoose(button, {})}
        />
      </Choices>
    </Dialog>
  )
}

/** The child it is for comes first. */
function inOrder(children: readonly User[], { assigned_to, user_id }: Task): readonly User[] {
  const isFor = ({ id }: User) => id === (assigned_to ?? user_id)
  return children.toSorted((one, other) => Number(isFor(other)) - Number(isFor(one)))
}

type OptionProps = {
  readonly mark: ReactNode
  readonly title: string
  readonly note: string
  readonly disabled: boolean
  readonly onChoose: (button: HTMLElement) => void
  readonly children?: ReactNode
}

function Option({ mark, title, note, disabled, onChoose, children }: OptionProps) {
  return (
    <Row type="button" disabled={disabled} onClick={({ currentTarget }) => onChoose(currentTarget)}>
      {mark}
      <span>
        <b>{title}</b>
        <small>{note}</small>
      </span>
      {children}
    </Row>
  )
}

const Choices = styled.div`
  ${theme.grid(2)}
`

const Child = styled.div`
  > p {
    padding: 6px 12px;
    ${theme.note}
    overflow-wrap: anywhere;
  }
`

const ChildButton = styled(EarnButton)`
  width: 100%;
  min-height: 68px;
  white-space: normal;
  > span:nth-of-type(2) {
    justify-content: flex-start;
    gap: 12px;
    min-width: 0;
    padding-inline-start: 12px;
    text-align: start;
    overflow-wrap: anywhere;
  }
`

const Row = styled.button`
  ${theme.row(3.5)}
  width: 100%;
  min-height: 68px;
  padding: 8px 16px 8px 14px;
  border: 0;
  ${theme.nested}
  color: ${theme.text.main};
  text-align: start;
  cursor: pointer;
  > span:nth-of-type(2) {
    ${theme.rest}
  }
  b {
    display: block;
    font: ${theme.font.label};
  }
  small {
    ${theme.note}
  }
  &:disabled {
    color: ${theme.text.faint};
    cursor: not-allowed;
  }
  ${theme.edge}
`
