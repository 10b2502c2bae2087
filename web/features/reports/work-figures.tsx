/** Three figures side by side: tasks, minutes of work, points. */
import { styled } from 'styled-components'
import { numberText } from '#domain/language/numbers.ts'
import type { Work } from '#domain/reports/weekly-report.ts'
import { theme } from '#web/ui/theme.ts'
import { reportTexts } from './texts.ts'

export type WorkFiguresProps = {
  readonly work: Work
  readonly label: string
  readonly ground: 'hero' | 'card'
}

export function WorkFigures({ work, label, ground }: WorkFiguresProps) {
  return (
    <Figures aria-label={label} role="group" data-ground={ground}>
      <p>
        <b>{numberText(work.tasks)}</b> {reportTexts.tasks(work.tasks)}
      </p>
      <p>
        <b>{reportTexts.duration(work.minutes)}</b> {reportTexts.ofWork}
      </p>
      <p>
        <b>{numberText(work.points)}</b> {reportTexts.points(work.points)}
      </p>
    </Figures>
  )
}

const Figures = styled.div`
  ${theme.flow('12px 20px')}
  justify-content: space-between;
  p {
    ${theme.note}
  }
  b {
    display: block;
    color: ${theme.text.main};
    ${theme.figures(`650 1.75rem/1.2 ${theme.font.display}`)}
  }
  p:last-child b {
    color: ${theme.text.points};
  }
  &[data-ground='hero'] {
    padding: 20px 24px;
    border-radius: ${theme.radius.card};
    background: ${theme.surface.hero};
    p {
      color: ${theme.text.onHeroMuted};
    }
    b {
      color: ${theme.text.onHero};
    }
    p:last-child b {
      color: ${theme.surface.points};
    }
  }
  ${theme.edge}
`
