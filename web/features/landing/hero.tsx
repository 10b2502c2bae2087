/** The hero section: the slogan, two buttons, and the high five. */
import { WifiOff } from 'lucide-react'
import { styled } from 'styled-components'
import highFiveUrl from '#web/assets/knit/high-five.svg'
import { taskLineTexts } from '#web/shared/task-line/texts.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EffortChip } from '#web/ui/effort-chip.tsx'
import { Points } from '#web/ui/points.tsx'
import { swatches } from '#web/ui/swatch.ts'
import { theme } from '#web/ui/theme.ts'
import { pageWidth } from './layout.ts'
import { texts } from './texts.ts'

export function Hero() {
  const { hero } = texts
  return (
    <Columns>
      <div>
        <Title>{hero.title}</Title>
        <Lead>{hero.lead}</Lead>
        <Ways>
          <ButtonLink to="/register" size="large">
            {hero.start}
          </ButtonLink>
          {/* Left to the browser, which scrolls and moves the keyboard's place. */}
          <ButtonLink to="#features" tone="outline" size="large" reloadDocument>
            {hero.more}
          </ButtonLink>
        </Ways>
        <Note>
          <WifiOff size={18} aria-hidden="true" />
          {hero.note}
        </Note>
      </div>
      <Picture>
        <img src={highFiveUrl} width={760} height={600} alt={hero.picture} />
        <TaskFloat aria-hidden="true">
          <EffortChip stitches={2} label={taskLineTexts.effortLevels.difficult} />
          <b>{hero.task}</b>
          <Earned>+80</Earned>
        </TaskFloat>
        <RewardFloat aria-hidden="true">
          <img src={swatches['mug']} width={48} height={48} alt="" />
          <div>
            <b>{hero.reward}</b>
            <Points value={150} size="small" />
          </div>
        </RewardFloat>
      </Picture>
    </Columns>
  )
}

const Columns = styled.section`
  ${pageWidth}
  ${theme.column(6.5)}
  padding: 18px 0 30px;
  ${theme.media.fromTablet} {
    justify-items: center;
    padding: 36px 0 44px;
    text-align: center;
  }
  ${theme.media.fromLandscape} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.12fr);
    gap: 24px;
    align-items: center;
    text-align: start;
  }
`

const Title = styled.h1`
  font: ${theme.font.hero};
  letter-spacing: -0.022em;
`

const Lead = styled.p`
  max-width: 34ch;
  margin: 14px 0 22px;
  color: ${theme.text.muted};
  font-size: 1.125rem;
  text-wrap: pretty;
  ${theme.media.fromTablet} {
    margin: 20px auto 28px;
    font-size: 1.25rem;
  }
  ${theme.media.fromLandscape} {
    margin-inline: 0;
  }
`

const Ways = styled.div`
  ${theme.grid(3)}
  grid-template-columns: 1fr 1fr;
  > a {
    padding: 0 8px;
  }
  ${theme.media.fromTablet} {
    display: inline-grid;
    > a {
      padding: 0 28px;
    }
  }
`

const Note = styled.p`
  ${theme.row(2)}
  margin-top: 22px;
  ${theme.hint}
  ${theme.media.fromTablet} {
    justify-content: center;
  }
  ${theme.media.fromLandscape} {
    justify-content: flex-start;
  }
`

const Picture = styled.div`
  position: relative;
  width: 100%;
  max-width: 620px;
  margin-inline: auto;
  padding-bottom: 44px;
  text-align: start;
  > img {
    width: 100%;
    height: auto;
  }
  ${theme.media.fromTablet} {
    padding-bottom: 0;
  }
`

const Float = styled.div`
  position: absolute;
  ${theme.row(3)}
  border-radius: 20px;
  background: ${theme.surface.card};
  box-shadow: ${theme.shadow.popover};
  b {
    display: block;
    font: 600 1rem/1.2 ${theme.font.display};
  }
`

const TaskFloat = styled(Float)`
  inset-inline-start: 0;
  bottom: 0;
  padding: 8px 8px 8px 14px;
  > :first-child {
    display: none;
  }
  ${theme.media.fromTablet} {
    inset-inline-start: -12px;
    bottom: 9%;
    padding: 10px 10px 10px 14px;
    > :first-child {
      display: inline-flex;
    }
  }
`

const RewardFloat = styled(Float)`
  display: none;
  top: 16%;
  inset-inline-end: -8px;
  padding: 10px 18px 10px 10px;
  b {
    margin-bottom: 2px;
  }
  > img {
    filter: ${theme.stitch.dim};
    border-radius: 12px;
    object-fit: cover;
  }
  ${theme.media.fromTablet} {
    display: flex;
  }
`

const Earned = styled.span`
  ${theme.centre}
  min-height: 44px;
  padding: 0 14px;
  border-radius: ${theme.radius.pill};
  background: ${theme.surface.points};
  color: ${theme.text.onPoints};
  font: 650 1.0625rem/1 ${theme.font.display};
`
