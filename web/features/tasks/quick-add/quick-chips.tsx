/** The understood parts of a line, as chips: a tap opens the field, × puts the words back into the name (T28). */
import type { LucideIcon } from 'lucide-react'
import { Lock, Users, X } from 'lucide-react'
import { styled } from 'styled-components'
import type { Part, PartKind, QuickContext, QuickTask } from '#domain/quick-add/quick-task.ts'
import { theme } from '#web/ui/theme.ts'
import { partIcon, partWords, sharingWords } from './chip-words.ts'
import { quickAddTexts as texts } from './texts.ts'

export type QuickChipsProps = {
  readonly task: QuickTask
  readonly context: QuickContext
  /** Removes the chip; the caller has to move the focus. */
  readonly onRemove: (part: Part) => void
  /** Opens the field of a part; without it, the words are not a button. */
  readonly onOpen?: (kind: PartKind) => void
  /** Whether something else says who will see the task. */
  readonly isSharingSaid?: boolean
}

export function QuickChips(props: QuickChipsProps) {
  const { task, context, onRemove, onOpen, isSharingSaid = false } = props
  const saysSharing = isSharingSaid || task.parts.some(({ kind }) => kind === 'sharing')
  return (
    <Chips aria-label={texts.understood}>
      {task.parts.map((part) => {
        const words = partWords(part, task, context)
        return (
          <Chip key={`${part.kind} ${part.start}`}>
            <Words icon={partIcon(part)} words={words} kind={part.kind} onOpen={onOpen} />
            <Remove
              type="button"
              aria-label={texts.remove(words)}
              title={texts.remove(words)}
              onClick={() => onRemove(part)}
            >
              <X aria-hidden="true" />
            </Remove>
          </Chip>
        )
      })}
      {/* Otherwise people might believe that others see it, or that they do not. */}
      {context.partners.length > 0 && !saysSharing && (
        <Chip data-quiet>
          <Words
            icon={task.is_shared ? Users : Lock}
            words={sharingWords({ isShared: task.is_shared })}
            kind="sharing"
            onOpen={onOpen}
          />
        </Chip>
      )}
    </Chips>
  )
}

type WordsProps = {
  readonly icon: LucideIcon
  readonly words: string
  readonly kind: PartKind
  readonly onOpen: QuickChipsProps['onOpen']
}

function Words({ icon: Icon, words, kind, onOpen }: WordsProps) {
  const said = (
    <>
      <Icon aria-hidden="true" />
      {words}
    </>
  )
  return onOpen ? (
    <button type="button" aria-label={texts.change(words)} onClick={() => onOpen(kind)}>
      {said}
    </button>
  ) : (
    <span>{said}</span>
  )
}

const Chips = styled.ul`
  ${theme.flow(2)}
`

const Chip = styled.li`
  ${theme.row(0)}
  max-width: 100%;
  min-height: ${theme.size.target};
  border: 1.5px solid ${theme.line.action};
  border-radius: ${theme.radius.pill};
  background: ${theme.surface.actionSoft};
  color: ${theme.text.link};
  font: ${theme.font.smallStrong};
  &[data-quiet] {
    border: 1.5px dashed ${theme.line.strong};
    background: none;
    color: ${theme.text.muted};
  }
  > button,
  > span {
    ${theme.inline(2)}
    min-width: 0;
    min-height: ${theme.size.target};
    /* Its edge can be tapped, too. */
    margin-block: -1.5px;
    padding: 4px 14px;
    ${theme.bare}
    border-radius: ${theme.radius.pill};
    text-align: start;
    overflow-wrap: anywhere;
    ${theme.icon('18px')}
  }
  > span {
    cursor: default;
  }
  > :first-child:not(:last-child) {
    padding-inline-end: 0;
  }
`

const Remove = styled.button`
  && {
    justify-content: center;
    flex: none;
    min-width: ${theme.size.target};
    padding: 0;
  }
`
