/** How to add the app to the home screen of an iPhone or iPad, in three steps. */
import { Share, SquarePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { theme } from '#web/ui/theme.ts'
import { installTexts } from './texts.ts'

export type IosGuideProps = {
  readonly open: boolean
  readonly onClose: () => void
  /** Changes that would be missing in the installed app. */
  readonly waiting: number
}

export function IosGuide({ open, onClose, waiting }: IosGuideProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={installTexts.addToHomeScreen}
      description={installTexts.guide}
      footer={
        <Button size="large" block onClick={onClose}>
          {installTexts.gotIt}
        </Button>
      }
    >
      {waiting > 0 && <InfoLine tone="warn">{installTexts.waiting(waiting)}</InfoLine>}
      <Steps>
        {installTexts.steps.map(({ title, place }, index) => (
          <li key={title}>
            <Number aria-hidden="true">{index + 1}</Number>
            <div>
              <b>{title}</b>
              <p>{place}</p>
            </div>
            <Glyph aria-hidden="true">{glyphs()[index]}</Glyph>
          </li>
        ))}
      </Steps>
    </Dialog>
  )
}

const glyphs = (): readonly ReactNode[] => [
  <Share key="share" />,
  <SquarePlus key="plus" />,
  <b key="add">{installTexts.add}</b>,
]

const Steps = styled.ol`
  > li {
    ${theme.row(4)}
    padding: 14px 0;
    &:not(:last-child) {
      border-bottom: 1px solid ${theme.line.hair};
    }
    > div {
      ${theme.rest}
      > b {
        font: ${theme.font.label};
      }
      > p {
        ${theme.note}
      }
    }
  }
`

const Number = styled.span`
  ${theme.disc('36px')}
  background: ${theme.surface.action};
  color: ${theme.text.onAction};
  font: ${theme.font.label};
`

const Glyph = styled.span`
  ${theme.centre}
  flex: none;
  min-width: 56px;
  height: 48px;
  padding-inline: 12px;
  border-radius: ${theme.radius.inner};
  background: ${theme.surface.chip};
  color: ${theme.text.link};
  font: ${theme.font.label};
`
