/** Both answers side by side, once both exist; until then, whose answer is missing. */
import { FileJson, FileText, Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import { saveFile } from '#web/shared/files/save-file.ts'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Name, Sentence } from '#web/ui/name.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import { questions } from './answer-form.tsx'
import { checkInJson, checkInText } from './check-in-file.ts'
import { DeleteAnswersDialog } from './delete-answers-dialog.tsx'
import { checkInTexts } from './texts.ts'
import type { MonthlyCheckIn } from './use-monthly-check-in.ts'

export type BothAnswersProps = { readonly checkIn: MonthlyCheckIn; readonly partner: User }

export function BothAnswers({ checkIn, partner }: BothAnswersProps) {
  const { own, theirs } = checkIn
  const name = firstName(partner)
  return (
    <Card aria-labelledby="both-answers">
      <SectionHead id="both-answers" title={checkInTexts.both} />
      {own && theirs ? (
        <Stack>
          {questions.map((question) => (
            <section key={question} aria-label={checkInTexts.questions[question]}>
              <h3>{checkInTexts.questions[question]}</h3>
              <Pair>
                <Answer who={checkInTexts.you} text={own[question]} />
                <Answer who={name} text={theirs[question]} />
              </Pair>
            </section>
          ))}
        </Stack>
      ) : (
        <Words>
          <Sentence name={name}>{waitingText(checkIn, name)}</Sentence>
        </Words>
      )}
      {own && <Files checkIn={checkIn} partner={partner} />}
      <OverlaySlot parameter="delete-answers">
        {({ open, onClose }) => (
          <DeleteAnswersDialog checkIn={checkIn} partner={partner} open={open} onClose={onClose} />
        )}
      </OverlaySlot>
    </Card>
  )
}

function waitingText({ own, theirs }: MonthlyCheckIn, name: string): string {
  if (theirs) return checkInTexts.partnerFirst(name)
  return own ? checkInTexts.waiting(name) : checkInTexts.neither
}

function Answer({ who, text }: { readonly who: string; readonly text: string }) {
  return (
    <div>
      <dt>
        <Name>{who}</Name>
      </dt>
      <dd dir="auto">{text === '' ? checkInTexts.noAnswer : text}</dd>
    </div>
  )
}

function Files({ checkIn, partner }: BothAnswersProps) {
  const overlay = useOverlayAddress()
  const save = (content: string, ending: 'txt' | 'json', type: string) =>
    saveFile(content, { name: checkInTexts.fileName(checkIn.month, ending), type })
  return (
    <Buttons $wrap $gap={2}>
      <Button
        tone="outline"
        size="small"
        icon={FileText}
        onClick={() => save(checkInText(checkIn, partner), 'txt', 'text/plain')}
      >
        {checkInTexts.asText}
      </Button>
      <Button
        tone="outline"
        size="small"
        icon={FileJson}
        onClick={() => save(checkInJson(checkIn, partner), 'json', 'application/json')}
      >
        {checkInTexts.asJson}
      </Button>
      <Button
        tone="dangerGhost"
        size="small"
        icon={Trash2}
        onClick={() => overlay.open('delete-answers', '1')}
      >
        {checkInTexts.delete}
      </Button>
    </Buttons>
  )
}

/* Side by side where there is room for both, one under the other on phones. */
const Pair = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${theme.space(3)};
  margin-top: ${theme.space(2)};
  > div {
    padding: 12px 14px;
    border-radius: ${theme.radius.inner};
    background: ${theme.surface.nested};
  }
  > div:last-child {
    background: ${theme.surface.partnerSoft};
  }
  dt {
    color: ${theme.text.muted};
    font: ${theme.font.caption};
  }
  > div:last-child dt {
    color: ${theme.text.partner};
  }
  dd {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`

const Words = styled.p`
  color: ${theme.text.muted};
  font: ${theme.font.small};
`

const Buttons = styled(Row)`
  margin-top: ${theme.space(4)};
`
