/** The app with big buttons: three pages, and nothing else to get lost in (K7). */
import { LogIn, TriangleAlert } from 'lucide-react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { stateTexts } from '#web/features/sync-status/state-texts.ts'
import type { SyncFacts } from '#web/features/sync-status/sync-state.ts'
import { useSyncFacts } from '#web/features/sync-status/sync-state.ts'
import { useLeaving } from '#web/features/sync-status/sync-status.tsx'
import { UpdateBanner } from '#web/features/updates/update-banner.tsx'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { usePageFocus } from '#web/shared/page/page-focus.ts'
import { usePageTitle } from '#web/shared/page/page-title.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { TimeZoneKeeper } from '#web/shared/time/time-zone-keeper.tsx'
import { FirstScreenMark } from '#web/ui/first-screen.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { theme } from '#web/ui/theme.ts'
import { KidFrame } from './kid-frame.tsx'
import { PointsPage } from './points-page.tsx'
import { kidTexts } from './texts.ts'
import { TodayPage } from './today-page.tsx'
import { WishesPage } from './wishes-page.tsx'

const titles = new Map<string, 'points' | 'wishes'>([
  ['/points', 'points'],
  ['/wishes', 'wishes'],
])

export function KidApp() {
  const { pathname } = useLocation()
  usePageTitle(kidTexts[titles.get(pathname) ?? 'today'])
  usePageFocus(false)
  return (
    <KidFrame hasPoints={pathname !== '/points'}>
      <Notices>
        <UpdateBanner />
        <SyncNotice />
      </Notices>
      <Routes>
        <Route path="/" element={<TodayPage />} />
        <Route path="/points" element={<PointsPage />} />
        <Route path="/wishes" element={<WishesPage />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
      <TimeZoneKeeper />
      <FirstScreenMark />
    </KidFrame>
  )
}

const SignInAgain = lazyComponent(
  () => import('#web/features/sign-in/sign-in-again.tsx'),
  'SignInAgain',
)
const StatusSheet = lazyComponent(
  () => import('#web/features/sync-status/status-sheet.tsx'),
  'StatusSheet',
)

/** In the address while the sheet of a notice is open. */
const parameter = 'sync'

/** Says that the child has to sign in again, or that its profile was deleted while changes are here (R20, SEC32). */
function SyncNotice() {
  const facts = useSyncFacts()
  useLeaving(facts)
  if (facts?.phase === 'signIn') return <SignedOutNote waiting={facts.waiting} />
  if (facts?.phase !== 'deleted' || facts.waiting + facts.refused === 0) return null
  return <DeletedNote facts={facts} />
}

/** A parent signs it in or, once it has a username, its password does; its changes stay until then (K3, K6, K10). */
function SignedOutNote({ waiting }: Pick<SyncFacts, 'waiting'>) {
  const overlay = useOverlayAddress()
  const hasUsername = Boolean(useHousehold()?.me.username)
  return (
    <>
      <Note type="button" onClick={() => overlay.open(parameter, '1')}>
        <LogIn size={32} aria-hidden="true" />
        <span>
          {hasUsername ? stateTexts.signIn(0) : kidTexts.askParent}
          <small>
            {kidTexts.signedOut} {waiting > 0 && kidTexts.kept(waiting)}
          </small>
        </span>
      </Note>
      <OverlaySlot parameter={parameter}>
        {({ open, onClose }) => open && <SignInAgain onClose={onClose} />}
      </OverlaySlot>
    </>
  )
}

/** Leads to what can still be done about the changes. */
function DeletedNote({ facts }: { readonly facts: SyncFacts }) {
  const overlay = useOverlayAddress()
  return (
    <>
      <Note type="button" onClick={() => overlay.open(parameter, '1')}>
        <TriangleAlert size={32} aria-hidden="true" />
        {stateTexts.deleted(facts.waiting)}
      </Note>
      <OverlaySlot parameter={parameter}>
        {(shown) => <StatusSheet {...shown} facts={facts} />}
      </OverlaySlot>
    </>
  )
}

/* Takes no space if it has nothing to say. */
const Notices = styled.div`
  > * {
    margin-bottom: 16px;
  }
`

const Note = styled.button`
  ${theme.row(4)}
  width: 100%;
  min-height: 88px;
  padding: 12px 20px;
  border: 0;
  border-radius: ${theme.radius.card};
  background: ${theme.surface.warningSoft};
  color: ${theme.text.warning};
  font: ${theme.font.h3};
  text-align: start;
  cursor: pointer;
  small {
    display: block;
    margin-top: 4px;
    font: ${theme.font.body};
  }
`
