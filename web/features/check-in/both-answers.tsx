/** Both answers side by side, once both exist; until then, whose answer is missing. */
import { FileJson, FileText, Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import { numberText } from '#domain/language/numbers.ts'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { reportTexts } from '#web/features/reports/texts.ts'
import { saveMade } from '#web/shared/files/save-file.ts'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { monthText } from '#web/shared/time/time-text.ts'
import { runUndoable } from '#web/shared/undo/undoable-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Name, Sentence } from '#web/ui/name.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { theme } from '#web/ui/theme.ts'
import type { Answers } from './answer-form.tsx'
import { questions } from './answer-form.tsx'
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
        <Text>
          <Sentence name={name}>{waitingText(checkIn, name)}</Sentence>
        </Text>
      )}
      {own && <Files checkIn={checkIn} partner={partner} />}
      <OverlaySlot parameter="delete-answers">
        {(shown) => <DeleteAnswersDialog {...{ checkIn, partner, ...shown }} />}
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
  const save = (ending: 'txt' | 'json', type: string, make: typeof checkInText) =>
    saveMade({ name: checkInTexts.fileName(checkIn.month, ending), type }, () =>
      make(checkIn, partner),
    )
  return (
    <Buttons $wrap $gap={2}>
      <Button
        tone="outline"
        size="small"
        icon={FileText}
        onClick={() => save('txt', 'text/plain', checkInText)}
      >
        {checkInTexts.asText}
      </Button>
      <Button
        tone="outline"
        size="small"
        icon={FileJson}
        onClick={() => save('json', 'application/json', checkInJson)}
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

/** A monthly check-in as a file, made on the device. It includes the partner's answers once both have answered. */
function checkInText(checkIn: MonthlyCheckIn, partner: User): string {
  const { tasks, minutes, points } = checkIn.household
  const lines = [
    checkInTexts.title,
    checkInTexts.subtitle(monthText(checkIn.month), partner.name),
    checkInTexts.household(numberText(tasks), reportTexts.duration(minutes), numberText(points)),
  ]
  for (const question of questions) {
    lines.push('', checkInTexts.questions[question])
    for (const { name, answers } of sidesOf(checkIn, partner))
      lines.push(`${name}: ${answers[question] || checkInTexts.noAnswer}`)
  }
  return `${lines.join('\n')}\n`
}

function checkInJson(checkIn: MonthlyCheckIn, partner: User): string {
  const { month, household } = checkIn
  const sides = sidesOf(checkIn, partner)
  return `${JSON.stringify({ month, partner: partner.name, household, answers: sides }, null, 2)}\n`
}

type Side = { readonly name: string; readonly answers: Answers }

function sidesOf({ own, theirs }: MonthlyCheckIn, partner: User): readonly Side[] {
  if (!own) return []
  const mine = { name: checkInTexts.you, answers: answersOf(own) }
  return theirs ? [mine, { name: partner.name, answers: answersOf(theirs) }] : [mine]
}

function answersOf({ went_well, was_heavy, to_change }: Answers): Answers {
  return { went_well, was_heavy, to_change }
}

type DeleteAnswersDialogProps = BothAnswersProps & {
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks for confirmation before one's own answers of a month are deleted. */
function DeleteAnswersDialog({ checkIn, partner, open, onClose }: DeleteAnswersDialogProps) {
  const account = useAccount()
  const { own, month } = checkIn
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={async () => {
        if (!own) return
        const change = { name: 'deleteCheckIn', input: { id: own.id } } as const
        await runUndoable(account, change, { title: checkInTexts.deleted })
      }}
      icon={Trash2}
      title={checkInTexts.deleteTitle}
      description={
        <Sentence name={firstName(partner)}>
          {checkInTexts.deleteText(monthText(month), firstName(partner))}
        </Sentence>
      }
      confirmLabel={checkInTexts.delete}
    />
  )
}

/* Side by side if both fit, one below the other on phones. */
const Pair = styled.dl`
  ${theme.fit('12rem', 3)}
  margin-top: ${theme.space(2)};
  > div {
    padding: 12px 14px;
    ${theme.nested}
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

const Buttons = styled(Row)`
  margin-top: ${theme.space(4)};
`
