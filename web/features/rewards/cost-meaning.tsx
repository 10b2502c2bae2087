/** A cost in terms of work: the minutes of each effort level. */
import { styled } from 'styled-components'
import { effortLevels, effortMultiplier } from '#domain/tasks/task.ts'
import { StitchRow } from '#web/ui/stitch-row.tsx'
import { theme } from '#web/ui/theme.ts'
import { rewardCardTexts } from './texts.ts'

export function CostMeaning({ cost }: { readonly cost: number }) {
  return (
    <Wash>
      <p>{rewardCardTexts.worth(cost)}</p>
      <ul>
        {effortLevels.map((level) => (
          <li key={level}>
            <StitchRow lit={effortMultiplier[level]} of={3} color={theme.text.points} />
            {rewardCardTexts.worthIn(level, Math.ceil(cost / effortMultiplier[level]))}
          </li>
        ))}
      </ul>
    </Wash>
  )
}

const Wash = styled.div`
  ${theme.wrap('4px 14px')}
  padding: 8px 16px;
  border-radius: ${theme.radius.control};
  background: ${theme.surface.pointsSoft};
  color: ${theme.text.points};
  ${theme.figures(theme.font.small)}
  p {
    flex: 1 1 150px;
  }
  ul {
    flex: 2 1 170px;
  }
  li {
    ${theme.row(2)}
    min-height: 24px;
    color: ${theme.text.main};
  }
`
