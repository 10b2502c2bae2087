/** A suggestion on a task's card of who could take it. A tap claims it for oneself; for others it is only text (S3). */
import { Scale } from 'lucide-react'
import { styled } from 'styled-components'
import type { Task } from '#domain/tasks/task.ts'
import { useTaskActions } from '#web/features/tasks/use-task-actions.ts'
import { Sentence } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { matchingTexts } from './texts.ts'

export type SuggestionLineProps = {
  readonly task: Task
  /** The person it is suggested to, by first name; null for oneself. */
  readonly name: string | null
  /** For cards without a Claim button. */
  readonly hasButton: boolean
}

export function SuggestionLine({ task, name, hasButton }: SuggestionLineProps) {
  const actions = useTaskActions()
  return (
    <Line>
      <Scale aria-hidden="true" />
      <span>
        <Sentence name={name ?? ''}>
          {name === null ? matchingTexts.you : matchingTexts.other(name)}
        </Sentence>
      </span>
      {hasButton && (
        <button
          type="button"
          aria-label={matchingTexts.takeOnTask(task.name)}
          onClick={() => void actions.claim(task)}
        >
          {matchingTexts.takeOn}
        </button>
      )}
    </Line>
  )
}

const Line = styled.p`
  ${theme.wrap('0 8px')}
  min-height: ${theme.size.target};
  color: ${theme.text.partner};
  font: ${theme.font.small};
  ${theme.icon('16px')}
  > span {
    flex: 1 1 12rem;
  }
  > button {
    min-height: ${theme.size.target};
    padding: 0 14px;
    ${theme.bare}
    border-radius: ${theme.radius.pill};
    color: ${theme.text.link};
    font: ${theme.font.smallStrong};
    ${theme.underline}
    text-underline-offset: 3px;
  }
`
