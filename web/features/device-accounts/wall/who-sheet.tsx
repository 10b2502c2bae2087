/** "Who did it?": the people here who could have done it, on the washing line; then the PIN of the chosen one (A19). */
import { Lock, X } from 'lucide-react'
import { Dialog as Overlay } from 'radix-ui'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { turnOf } from '#domain/chores/open-tasks.ts'
import type { WeekEntry } from '#domain/chores/week.ts'
import { eligibilityAt } from '#domain/chores/week.ts'
import { refusalTexts } from '#domain/refusal-texts.ts'
import { openSteps } from '#domain/tasks/steps.ts'
import type { Task } from '#domain/tasks/task.ts'
import { pointsFor } from '#domain/tasks/task.ts'
import { MittenLine } from '#web/features/device-accounts/mitten-line.tsx'
import { showNotOpened } from '#web/features/device-accounts/open-person.ts'
import type { PersonHere } from '#web/features/device-accounts/people-here.ts'
import { PinPad } from '#web/features/device-accounts/pin/pin-pad.tsx'
import { Quiet } from '#web/features/device-accounts/quiet-line.tsx'
import { texts } from '#web/features/device-accounts/texts.ts'
import { weekTexts } from '#web/features/week/texts.ts'
import type { DoneHow } from '#web/features/week/wall-turn.ts'
import { TurnChip } from '#web/shared/agenda/turn-chip.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { TaskMeta } from '#web/shared/task-line/task-meta.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Name } from '#web/ui/name.tsx'
import { dialogMotion, scrimStyle } from '#web/ui/overlay-style.ts'
import { Points } from '#web/ui/points.tsx'
import { useReturnFocus } from '#web/ui/return-focus.ts'
import { theme } from '#web/ui/theme.ts'
import { visuallyHidden } from '#web/ui/visually-hidden.tsx'
import { Foot, OtherAnswers } from './other-answers.tsx'
import { wallTexts } from './texts.ts'
import { useUntouched } from './use-untouched.ts'
import type { TickedHere } from './who-may.ts'
import { childrenElsewhere, whoMay } from './who-may.ts'

export type WhoSheetProps = {
  readonly entry: WeekEntry
  readonly people: readonly PersonHere[]
  readonly household: Household
  readonly at: string
  readonly onWho: (person: PersonHere, how: DoneHow) => Promise<void>
  readonly onClose: () => void
}

export function WhoSheet(props: WhoSheetProps) {
  const { people, onWho, onClose } = props
  const [asked, setAsked] = useState<{ readonly id: string; readonly how: DoneHow } | null>(null)
  const person = people.find(({ id }) => id === asked?.id)
  const choose = (chosen: PersonHere, how: DoneHow) =>
    chosen.pin ? setAsked({ id: chosen.id, how }) : void onWho(chosen, how).catch(showNotOpened)
  useUntouched(onClose)
  const returnFocus = useReturnFocus(true)
  return (
    <Overlay.Root open onOpenChange={(open) => !open && onClose()}>
      <Overlay.Portal>
        <Scrim />
        <Sheet aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
          <Close>
            <IconButton label={wallTexts.close} icon={X} tone="sunken" onClick={onClose} />
          </Close>
          {asked && person ? (
            <>
              <Hidden>{texts.pin.hello(person.shortName)}</Hidden>
              <PinPad
                account={person.id}
                pin={person.pin}
                name={person.shortName}
                title={texts.pin.hello(person.shortName)}
                picture={
                  <Avatar
                    name={person.shortName}
                    photo={person.photo}
                    tone={person.tone}
                    size={112}
                  />
                }
                isPaused={false}
                onRight={() => onWho(person, asked.how)}
                onBack={() => setAsked(null)}
              />
              <p>{wallTexts.back}</p>
            </>
          ) : (
            <Question {...props} onChoose={choose} />
          )}
        </Sheet>
      </Overlay.Portal>
    </Overlay.Root>
  )
}

type QuestionProps = WhoSheetProps & {
  readonly onChoose: (person: PersonHere, how: DoneHow) => void
}

function Question({ entry, people, household, at, onChoose }: QuestionProps) {
  const { able, children } = useWhoMay(people, entry, at)
  const [isTogether, setTogether] = useState(false)
  const isNobody = able?.length === 0 && children.length === 0
  const { task } = entry
  const turn = turnOf(entry)
  const reason = reasonOf(entry, at)
  return (
    <>
      <Head>
        <Overlay.Title asChild>
          <h2>{reason ?? wallTexts.question}</h2>
        </Overlay.Title>
        <TaskMeta
          task={task}
          lead={
            <>
              <b>
                <Name>{task.name}</Name>
              </b>
              {turn && <TurnChip {...turn} household={seenByAll(household)} faces={household} />}
            </>
          }
        >
          <Points value={pointsFor(task)} signed />
        </TaskMeta>
      </Head>
      {reason === null && isNobody && <p>{wallTexts.nobody}</p>}
      {reason === null && able && able.length > 0 && (
        <Line>
          <MittenLine
            label={wallTexts.people}
            people={able}
            all={people}
            noteOf={thenPin}
            onChoose={(person) => onChoose(person, isTogether ? 'together' : 'alone')}
          />
        </Line>
      )}
      <Foot>
        <p>{wallTexts.back}</p>
        {reason === null && able && (
          <OtherAnswers
            {...{ children, isTogether }}
            mayBeTogether={able.length > 0}
            onTogether={() => setTogether(!isTogether)}
            onChild={({ child, parent }) => onChoose(parent, { child: child.id })}
          />
        )}
      </Foot>
    </>
  )
}

/** At the wall nobody is "you". */
function seenByAll({ me, people, ...rest }: Household): Household {
  return { ...rest, me: { ...me, id: '' }, people: new Map([...people, [me.id, me]]) }
}

/** Why nobody can do it now; null if somebody can. */
function reasonOf(entry: WeekEntry, at: string): string | null {
  const eligibility = eligibilityAt(entry, at)
  if (eligibility === 'may') return stepsFirst(entry.task)
  if (entry.state === 'done') return weekTexts.key.isDone
  return eligibility === 'not_open' ? weekTexts.notOpen : weekTexts.over
}

/** Said before anybody is asked, as completing it would be refused (T18); null where no step comes first. */
function stepsFirst(task: Task): string | null {
  const count = task.all_steps ? openSteps(task) : 0
  return count === 0 ? null : refusalTexts.steps_open.count({ count })
}

function thenPin({ pin }: PersonHere) {
  if (!pin) return null
  return (
    <Quiet>
      <Lock size={16} aria-hidden="true" />
      {wallTexts.thenPin}
    </Quiet>
  )
}

type Able = {
  readonly able: readonly PersonHere[] | undefined
  readonly children: readonly TickedHere[]
}

/**
 * The people of this device who could have done it, and those of their children who are not on it (A19, T23). `able` is
 * undefined until it is read.
 */
function useWhoMay(people: readonly PersonHere[], entry: WeekEntry, at: string): Able {
  const [found, setFound] = useState<Able>({ able: undefined, children: [] })
  useEffect(() => {
    let isOver = false
    Promise.all([whoMay(people, entry, at), childrenElsewhere(people, entry, at)]).then(
      ([able, children]) => !isOver && setFound({ able, children }),
      reportError,
    )
    return () => {
      isOver = true
    }
  }, [people, entry, at])
  return found
}

const Scrim = styled(Overlay.Overlay)`
  ${scrimStyle}
`

const Sheet = styled(Overlay.Content)`
  ${dialogMotion}
  position: fixed;
  inset: auto 0 0;
  z-index: ${theme.layer.dialog};
  ${theme.column(5)}
  grid-template-rows: auto 1fr auto;
  min-height: min(616px, 94dvh);
  max-height: 94dvh;
  padding: 26px 32px calc(22px + env(safe-area-inset-bottom));
  border-radius: 36px 36px 0 0;
  background: ${theme.surface.page};
  color: ${theme.text.main};
  box-shadow: ${theme.shadow.dialog};
  overflow: hidden auto;
  outline: none;
  > p {
    align-self: end;
    ${theme.note}
  }
  ${theme.media.phone} {
    gap: ${theme.space(4)};
    padding-inline: 16px;
  }
`

const Close = styled.div`
  position: absolute;
  top: 22px;
  inset-inline-end: 24px;
  z-index: ${theme.layer.raised};
`

const Hidden = styled(Overlay.Title)`
  ${visuallyHidden}
`

const Head = styled.header`
  ${theme.column(2.5)}
  justify-items: center;
  h2 {
    padding-inline: 48px;
    font: ${theme.font.h1};
    font-size: 2.75rem;
    line-height: 1.15;
    text-align: center;
  }
  > div {
    justify-content: center;
  }
  b {
    color: ${theme.text.main};
    font: ${theme.font.h3};
    font-size: 1.25rem;
    overflow-wrap: anywhere;
  }
  ${theme.media.phone} {
    h2 {
      font-size: 2rem;
    }
  }
`

/* Fewer hang here than on the picker, so they are further apart. */
const Line = styled.div`
  ${theme.column(0)}
  ${theme.media.fromTablet} {
    > ul {
      --apart: 48px;
    }
  }
`
