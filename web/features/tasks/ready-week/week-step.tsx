/** The second step of a ready-made week: its days, each chore to leave out or change, who does them, and the button. */
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { MAX_CHORES } from '#domain/chores/chore.ts'
import { MAX_ROOMS, roomKey } from '#domain/rooms/room.ts'
import { FREE_IMPORTS_PER_MONTH } from '#domain/users/creation-limit.ts'
import { firstName } from '#domain/users/user.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import { optionsOf } from '#web/features/tasks/chores/chip-choice.tsx'
import { templateTexts } from '#web/features/tasks/templates/texts.ts'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { readImportLimit } from '#web/shared/plans/import-limit.ts'
import { plansPath } from '#web/shared/plans/plans-path.ts'
import { usePlan } from '#web/shared/plans/use-plan.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { FormRows } from '#web/ui/form-rows.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { BackHead } from '#web/ui/shell/back-head.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { theme } from '#web/ui/theme.ts'
import { usePending } from '#web/ui/use-pending.ts'
import { DaySection } from './day-section.tsx'
import { makeWeek } from './make-week.ts'
import { readyWeekTexts as texts } from './texts.ts'
import type { DraftChore, ReadyWeek } from './use-ready-week.ts'
import { adultsOf } from './use-ready-week.ts'
import { daysOf, hoursOf } from './week-days.ts'

const ChangeDialog = lazyComponent(() => import('./change-dialog.tsx'), 'ChangeDialog')

export type WeekStepProps = {
  readonly week: ReadyWeek
  readonly household: Household
  readonly toRooms: string
}

export function WeekStep({ week, household, toRooms }: WeekStepProps) {
  const { drafts } = week
  const account = useAccount()
  const navigate = useNavigate()
  const overlay = useOverlayAddress()
  const [isBusy, run] = usePending()
  const ticked = drafts.filter(({ isTicked }) => isTicked)
  const limit = useWeekLimit(ticked)

  async function make(): Promise<void> {
    if (await makeWeek(account, ticked, household)) void navigate('/week')
  }

  const button = (
    <Button
      icon={Plus}
      busy={isBusy}
      aria-disabled={ticked.length === 0 || limit !== null || undefined}
      onClick={() => void run(make)}
    >
      {texts.make(ticked.length)}
    </Button>
  )
  return (
    <>
      <BackHead
        back={{ to: toRooms, label: texts.rooms }}
        title={texts.weekTitle}
        subtitle={texts.weekLead}
      />
      <Card aria-labelledby="ready-who">
        <Stack>
          <WhoPart week={week} household={household} />
          <div role="alert">{limit !== null && <Limit {...limit} />}</div>
          <Make>
            <p role="status">
              {drafts.every(({ isHere }) => isHere)
                ? texts.nothingLeft
                : texts.sum(ticked.length, hoursOf(ticked))}
            </p>
            {button}
          </Make>
        </Stack>
      </Card>
      <Days>
        {daysOf(drafts).map((day) => (
          <DaySection
            key={day.place}
            day={day}
            household={household}
            onToggle={week.toggle}
            onChange={(key) => overlay.open('change', key)}
          />
        ))}
      </Days>
      <Make>{button}</Make>
      <OverlaySlot parameter="change">
        {({ value, open, onClose }) => {
          const draft = drafts.find(({ key }) => key === value)
          return draft && <ChangeDialog {...{ draft, open, onClose }} onSave={week.change} />
        }}
      </OverlaySlot>
    </>
  )
}

function WhoPart({ week, household }: Pick<WeekStepProps, 'week' | 'household'>) {
  const { who, takesPart, choose, togglePerson } = week
  const { me } = household
  const adults = adultsOf(household)
  if (me.is_child) return <h2 id="ready-who">{texts.forYou}</h2>
  return (
    <>
      <h2 id="ready-who">{texts.who}</h2>
      {adults.length < 2 && <InfoLine>{texts.alone}</InfoLine>}
      {adults.length > 1 && (
        <ChoiceChips
          label={texts.who}
          options={optionsOf(texts.whoKinds)}
          value={who}
          onChange={choose}
        />
      )}
      {/* With two there is nothing to choose. */}
      {adults.length > 2 && who === 'turns' && (
        <FormRows role="group" aria-label={texts.takesPart}>
          {adults.map((person) => (
            <Switch
              key={person.id}
              label={person === me ? texts.me(firstName(me)) : firstName(person)}
              checked={takesPart(person.id)}
              onChange={() => togglePerson(person.id)}
            />
          ))}
        </FormRows>
      )}
    </>
  )
}

/** The limit that the week would exceed: of repeating tasks, of rooms, or of the plan (C22, T29, IM3). */
type WeekLimit = {
  readonly is: 'chores' | 'rooms' | 'imports'
  /** How many more could be added. */
  readonly left: number
}

/** Null if nothing prevents it. */
function useWeekLimit(ticked: readonly DraftChore[]): WeekLimit | null {
  const account = useAccount()
  const room = useLive(() => readImportLimit(account), [account])
  const names = useLive(
    async ({ rooms }) => {
      const all = await rooms.toArray()
      return all.filter(({ user_id }) => user_id === account.id).map(roomKey)
    },
    [account.id],
  )
  if (!room || !names) return null
  const chores = ticked.filter(({ plan }) => plan !== null).length
  const wanted = new Set(
    ticked.map((draft) => roomKey({ name: templateTexts.roomNames[draft.room] })),
  )
  const rooms = new Set([...names, ...wanted]).size
  if (chores > room.chores) return { is: 'chores', left: room.chores }
  if (rooms > MAX_ROOMS && rooms > names.length)
    return { is: 'rooms', left: MAX_ROOMS - names.length }
  if (ticked.length > room.imports) return { is: 'imports', left: room.imports }
  return null
}

function Limit({ is, left }: WeekLimit) {
  const mayUpgrade = usePlan()?.isChild === false
  return (
    <InfoLine tone="warn">
      {is === 'rooms' && texts.roomLimit(MAX_ROOMS)}
      {is === 'chores' && texts.choreLimit(MAX_CHORES, left)}
      {is === 'imports' && (
        <>
          {texts.planLimit(FREE_IMPORTS_PER_MONTH, left)}{' '}
          {mayUpgrade && <TextLink to={plansPath}>{texts.seePlans}</TextLink>}
        </>
      )}
    </InfoLine>
  )
}

const Days = styled.div`
  ${theme.column(3)}
  ${theme.media.fromLandscape} {
    columns: 2;
    display: block;
    > * {
      break-inside: avoid;
      margin-bottom: ${theme.space(4)};
    }
  }
`

const Make = styled.div`
  ${theme.spread(3)}
  > p {
    ${theme.note}
  }
  > button {
    margin-inline-start: auto;
    ${theme.media.phone} {
      flex: 1 1 100%;
    }
  }
`
