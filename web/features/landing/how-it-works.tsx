/** The three steps, along a thread of yarn. */
import { styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'
import { itemTitle, pageWidth, SectionTitle, threeColumns } from './layout.ts'
import { texts } from './texts.ts'

export function HowItWorks() {
  const { title, steps } = texts.howItWorks
  return (
    <Ground>
      <Inner>
        <SectionTitle>{title}</SectionTitle>
        <Steps>
          <Yarn viewBox="0 0 1112 120" preserveAspectRatio="none" aria-hidden="true">
            <path d="M-20 70C60 20 120 20 186 60s190 40 250 0 40-62 10-54 4 76 110 54 140-40 200-20 30 60 0 50 30-80 120-50 120 60 260 6" />
          </Yarn>
          <ol>
            {steps.map((step, index) => (
              <li key={step.title}>
                <Number aria-hidden="true">{index + 1}</Number>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </Steps>
      </Inner>
    </Ground>
  )
}

const Ground = styled.section`
  background: ${theme.surface.actionSoft};
`

const Inner = styled.div`
  ${pageWidth}
  padding: 88px 0;
  ${theme.media.phone} {
    padding: 56px 0;
  }
`

const Steps = styled.div`
  position: relative;
  > ol {
    ${threeColumns}
    position: relative;
    gap: 32px 24px;
  }
  li {
    ${theme.grid(1.5)}
    justify-items: center;
    align-content: start;
    text-align: center;
  }
  h3 {
    ${itemTitle}
  }
  p {
    max-width: 28ch;
    color: ${theme.text.muted};
    text-wrap: pretty;
  }
`

const Yarn = styled.svg`
  position: absolute;
  top: -24px;
  inset-inline-start: 0;
  width: 100%;
  height: 120px;
  overflow: hidden;
  fill: none;
  stroke: ${theme.stitch.rose};
  stroke-width: 7;
  stroke-linecap: round;
  > path {
    vector-effect: non-scaling-stroke;
  }
  ${theme.media.phone} {
    display: none;
  }
`

const Number = styled.span`
  ${theme.disc('72px')}
  margin-bottom: 14px;
  background: ${theme.surface.points};
  box-shadow: 0 0 0 8px ${theme.surface.actionSoft};
  color: ${theme.text.onPoints};
  font: 680 2rem/1 ${theme.font.display};
  ${theme.edge}
`
