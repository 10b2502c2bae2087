/** The week on the wall: it shows shared tasks, and a tap on a chip asks who did it (A19). */
import { Users } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import type { WeekEntry } from '#domain/chores/week.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { AccountContext } from '#web/data/account.ts'
import { AccountDatabase } from '#web/data/database.ts'
import { setActiveAccount } from '#web/data/device-database.ts'
import { saveLastActiveAccount } from '#web/data/person-keys.ts'
import type { PersonHere } from '#web/features/device-accounts/people-here.ts'
import { WallClock } from '#web/features/device-accounts/wall-clock.tsx'
import { nobody } from '#web/features/week/away-days.ts'
import { useWeek } from '#web/features/week/use-week.ts'
import type { DoneHow } from '#web/features/week/wall-turn.ts'
import { rememberDone } from '#web/features/week/wall-turn.ts'
import { weekAt } from '#web/features/week/week-days.ts'
import { onDay } from '#web/features/week/week-rows.ts'
import { WeekTitle } from '#web/features/week/week-title.tsx'
import { WeekView } from '#web/features/week/week-view.tsx'
import { usePageTitle } from '#web/shared/page/page-title.ts'
import { Splash } from '#web/shared/page/splash.tsx'
import { pageTexts } from '#web/shared/page/texts.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Logo } from '#web/ui/logo.tsx'
import { theme } from '#web/ui/theme.ts'
import { wallTexts } from './texts.ts'
import { useUntouched } from './use-untouched.ts'

const DayDialog = lazyComponent(() => import('#web/features/week/day-dialog.tsx'), 'DayDialog')
const WhoSheet = lazyComponent(() => import('./who-sheet.tsx'), 'WhoSheet')

export type WallPageProps = {
  /** The person whose week it is. */
  readonly of: string
  readonly people: readonly PersonHere[]
  /** Opens the picker of this device's people. */
  readonly onPeople: () => void
}

export function WallPage({ of, ...props }: WallPageProps) {
  usePageTitle(wallTexts.page)
  useWakeLock()
  const account = useWallAccount(of)
  if (!account) return <Splash />
  return (
    <AccountContext value={account}>
      <Wall {...props} />
    </AccountContext>
  )
}

function Wall(props: Omit<WallPageProps, 'of'>) {
  const household = useHousehold()
  return household ? <Hung {...props} household={household} /> : <Splash />
}

type HungProps = Omit<WallPageProps, 'of'> & { readonly household: Household }

function Hung({ people, onPeople, household }: HungProps) {
  const navigate = useNavigate()
  const at = useNow().toISOString()
  const now = weekAt(undefined, at, household.timeZone)
  const { week = now, entries, away = nobody } = useWeek(household, now, at) ?? {}
  const [asked, setAsked] = useState<WeekEntry | null>(null)
  const [moreOf, setMoreOf] = useState<string | null>(null)
  const chosen = { household, opened: asked?.id ?? null, onOpen: setAsked }
  // Left open it would cover the week.
  useUntouched(() => setMoreOf(null), moreOf !== null)

  /** That person's account becomes active, and the command runs as theirs, under their own sign-in. */
  async function come({ id }: PersonHere, entry: WeekEntry, how: DoneHow) {
    rememberDone({ account: id, entry, how })
    saveLastActiveAccount(id)
    void navigate('/week', { replace: true })
    await setActiveAccount(id)
  }

  return (
    <Page id="content" tabIndex={-1} data-wall>
      <Head>
        <Logo name={pageTexts.appName} size={44} word={false} />
        <WeekTitle week={week} />
        <Button tone="ghost" icon={Users} onClick={onPeople}>
          {wallTexts.everyone}
        </Button>
        <WallClock timeZone={household.timeZone} />
      </Head>
      <WeekView {...chosen} {...{ week, entries, away }} onMore={setMoreOf} drag={null} isWall />
      <Suspense fallback={null}>
        {moreOf !== null && (
          <DayDialog
            {...chosen}
            open
            day={moreOf}
            entries={onDay(entries ?? [], moreOf)}
            onClose={() => setMoreOf(null)}
          />
        )}
        {asked && (
          <WhoSheet
            {...{ people, household, at }}
            entry={asked}
            onWho={(person, how) => come(person, asked, how)}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </Page>
  )
}

/** Keeps the screen on if the browser can. A hidden page loses the lock, and takes it again when it is back. */
function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    const until = new AbortController()
    let lock: WakeLockSentinel | null = null
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      const taken = await navigator.wakeLock.request('screen')
      if (until.signal.aborted) await taken.release()
      else lock = taken
    }
    // Refused if the battery is low: then the screen goes dark as usual.
    const tryToTake = () => void take().catch(() => undefined)
    tryToTake()
    document.addEventListener('visibilitychange', tryToTake, { signal: until.signal })
    return () => {
      until.abort()
      void lock?.release().catch(() => undefined)
    }
  }, [])
}

/** The account whose week is shown: its database, for reading. Nothing is changed in its name, nobody is signed in. */
function useWallAccount(id: string): OpenAccount | null {
  const [account, setAccount] = useState<OpenAccount | null>(null)
  useEffect(() => {
    const database = new AccountDatabase(id)
    // oxlint-disable-next-line react/set-state-in-effect -- opened while rendering it would stay open whenever React renders again
    setAccount(readingOnly(id, database))
    return () => {
      setAccount(null)
      database.close()
    }
  }, [id])
  return account
}

function readingOnly(id: string, database: AccountDatabase): OpenAccount {
  const no = () => Promise.resolve(false)
  const nothing = () => Promise.resolve()
  const runAll = () => Promise.resolve({ ids: [], refused: new Map<number, string>() })
  const held = { release: nothing, holdOn: nothing, syncNow: nothing }
  return { id, database, run: no, runAll, undo: no, ...held }
}

const Page = styled.main`
  ${theme.column(3.5)}
  grid-template-rows: auto minmax(0, 1fr) auto;
  min-height: 100dvh;
  padding: calc(16px + env(safe-area-inset-top)) calc(16px + env(safe-area-inset-right))
    calc(14px + env(safe-area-inset-bottom)) calc(16px + env(safe-area-inset-left));
  outline: none;
  ${theme.media.fromLandscape} {
    padding-inline: calc(24px + env(safe-area-inset-left)) calc(24px + env(safe-area-inset-right));
  }
`

const Head = styled.header`
  ${theme.wrap(4)}
  min-height: 64px;
  > button {
    margin-inline-start: auto;
  }
`
