/** The calendar link: off, or the choice of what it shows; its address is shown only once (A42). */
import { CalendarDays, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { CalendarCovers, CalendarLink, ToldLink } from '#domain/programs/calendar-api.ts'
import { calendarApi, calendarCovers } from '#domain/programs/calendar-api.ts'
import { callApi } from '#web/api/call.ts'
import { useAccount } from '#web/data/account.ts'
import { FetchedPart } from '#web/features/settings/fetched-part.tsx'
import { messageOf } from '#web/shared/connection/message-of.ts'
import { useFetchedApi } from '#web/shared/connection/use-fetched-api.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { Text } from '#web/ui/text.tsx'
import { theme } from '#web/ui/theme.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { ShownOnceDialog } from './shown-once.tsx'
import { texts as programTexts } from './texts.ts'

const texts = programTexts.calendar
const notes = { mine: 'mineNote', house: 'houseNote' } as const

export function CalendarCard() {
  const calendar = useCalendarLink()
  return (
    <Card aria-labelledby="calendar-link">
      <SectionHead id="calendar-link" title={texts.title} />
      <Stack $gap={4}>
        <Text>{texts.text}</Text>
        <FetchedPart of={calendar.fetched}>{() => <Choices calendar={calendar} />}</FetchedPart>
      </Stack>
      <ConfirmDialog
        open={calendar.asked === 'renew'}
        onClose={calendar.forget}
        onConfirm={calendar.renew}
        title={texts.renewTitle}
        description={texts.renewText}
        confirmLabel={texts.renew}
      />
      <ConfirmDialog
        open={calendar.asked === 'end'}
        onClose={calendar.forget}
        onConfirm={calendar.end}
        title={texts.endTitle}
        description={texts.endText}
        confirmLabel={texts.end}
      />
      <MadeDialog path={calendar.path} onClose={calendar.forgetPath} />
    </Card>
  )
}

type Calendar = ReturnType<typeof useCalendarLink>

function Choices({ calendar }: { readonly calendar: Calendar }) {
  const { fetched, link, save, ask } = calendar
  const isOff = !fetched.isOnline || undefined
  function choose(value: CalendarCovers | 'off'): void {
    if (!fetched.isOnline) return
    if (value === 'off') ask('end')
    else void save({ covers: value, hides_names: link?.hides_names ?? false })
  }
  return (
    <>
      <RadioCards
        form="rows"
        legend={texts.shows}
        options={[
          { value: 'off' as const, label: texts.off },
          ...calendarCovers.map((value) => ({
            value,
            label: texts[value],
            note: texts[notes[value]],
          })),
        ]}
        value={link?.covers ?? 'off'}
        onChange={choose}
      />
      {link && (
        <>
          <Switch
            label={texts.hidesNames}
            note={texts.hidesNamesNote}
            checked={link.hides_names}
            aria-disabled={isOff}
            onChange={({ target }) =>
              fetched.isOnline && void save({ covers: link.covers, hides_names: target.checked })
            }
          />
          <InfoLine>{texts.google}</InfoLine>
          <Button
            tone="outline"
            block
            icon={RefreshCw}
            aria-disabled={isOff}
            onClick={() => ask('renew')}
          >
            {texts.renew}
          </Button>
        </>
      )}
    </>
  )
}

type MadeDialogProps = { readonly path: string | null; readonly onClose: () => void }

function MadeDialog({ path, onClose }: MadeDialogProps) {
  // Keeps the address on the screen while the dialog closes.
  const [shown, setShown] = useState('')
  if (path !== null && path !== shown) setShown(path)
  return (
    <ShownOnceDialog
      open={path !== null}
      onClose={onClose}
      title={texts.madeTitle}
      label={texts.address}
      secret={`${location.origin}${shown}`}
    >
      <Text>{texts.howTo}</Text>
      <OnPhones>
        <ButtonLink tone="soft" block icon={CalendarDays} to={`webcal://${location.host}${shown}`}>
          {texts.open}
        </ButtonLink>
      </OnPhones>
    </ShownOnceDialog>
  )
}

type Wish = Pick<CalendarLink, 'covers' | 'hides_names'> | null

function useCalendarLink() {
  const { id } = useAccount()
  const fetched = useFetchedApi(calendarApi.calendar)
  const [wished, setWished] = useState<{ readonly link: CalendarLink | null } | null>(null)
  // A newer answer of the server replaces earlier choices.
  const [answer, setAnswer] = useState(fetched.value)
  if (answer !== fetched.value) {
    setAnswer(fetched.value)
    setWished(null)
  }
  const [path, setPath] = useState<string | null>(null)
  const [asked, ask] = useState<'end' | 'renew' | null>(null)

  /** Shows the new choice at once. False if it could not be stored, which a toast says. */
  async function change(wish: Wish, work: Promise<Partial<ToldLink>>, done: string) {
    const before = wished
    const wanted = { link: wish && { created_at: '', ...wish } }
    setWished(wanted)
    try {
      const told = await work
      setWished((now) => now ?? wanted)
      // A choice that was saved meanwhile must not remove the address, which is shown only once.
      if (told.path) setPath(told.path)
      else showToast({ title: done })
      return true
    } catch (error) {
      setWished((now) => (now === wanted ? before : now))
      showToast({ title: texts.failed, description: messageOf(error), tone: 'bad' })
      fetched.reload()
      return false
    }
  }

  const link = (wished ?? fetched.value)?.link ?? null
  return {
    fetched,
    link,
    path,
    asked,
    ask,
    forget: () => ask(null),
    forgetPath: () => setPath(null),
    save: (wish: NonNullable<Wish>) =>
      change(wish, callApi(calendarApi.saveCalendar, wish, id), texts.saved),
    renew: () => change(link, callApi(calendarApi.renewCalendar, undefined, id), texts.saved),
    end: () => change(null, callApi(calendarApi.endCalendar, undefined, id), texts.ended),
  }
}

/** On a computer the address is mostly copied: few computers have a program that opens it. */
const OnPhones = styled.div`
  ${theme.media.hover} {
    display: none;
  }
`
