/** A flag on the person's goal (P4). */
import { Flag } from 'lucide-react'
import { styled } from 'styled-components'
import { useGoal } from '#web/shared/points/use-goal.ts'
import { theme } from '#web/ui/theme.ts'
import { rewardCardTexts } from './texts.ts'

export function GoalFlag({ id }: { readonly id: string }) {
  if (useGoal()?.id !== id) return null
  return (
    <Mark role="img" aria-label={rewardCardTexts.savesForIt}>
      <Flag size={18} aria-hidden="true" />
    </Mark>
  )
}

const Mark = styled.span`
  display: inline-flex;
  color: ${theme.text.link};
`
