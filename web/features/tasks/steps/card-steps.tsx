/** The steps of a card, in a chunk of their own, because most tasks have none. */
import { ChevronDown, ChevronUp } from 'lucide-react'
import { styled } from 'styled-components'
import { taskCardTexts } from '#web/features/tasks/texts.ts'
import { theme } from '#web/ui/theme.ts'

export { StepList } from './step-list.tsx'

export type StepsToggleProps = {
  /** The name of the task. */
  readonly name: string
  readonly isOpen: boolean
  readonly onToggle: () => void
}

export function StepsToggle({ name, isOpen, onToggle }: StepsToggleProps) {
  const Chevron = isOpen ? ChevronUp : ChevronDown
  return (
    <Toggle
      type="button"
      aria-expanded={isOpen}
      aria-label={taskCardTexts.stepsOfTask(name)}
      onClick={onToggle}
    >
      {taskCardTexts.steps}
      <Chevron aria-hidden="true" />
    </Toggle>
  )
}

export const Toggle = styled.button`
  ${theme.inline(2)}
  min-height: 44px;
  /* As high as its line. */
  margin-block: -8px;
  padding: 0 8px 0 0;
  ${theme.bare}
  color: ${theme.text.muted};
  font: ${theme.font.smallStrong};
  ${theme.icon('18px')}
`
