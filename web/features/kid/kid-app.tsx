/** The app with big buttons: three pages, and nothing else to get lost in (K7). */
import { LogIn } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { useLive } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { countWaiting } from '#web/data/unsaved.ts'
import { usePageTitle } from '#web/shared/page/page-title.ts'
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
  return (
    <KidFrame hasPoints={pathname !== '/points'}>
      <SignedOutNote />
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

/** Says that a parent has to sign the child in again, and what stays on this device until then (K3, K10, R20). */
function SignedOutNote() {
  const [isOpen, setOpen] = useState(false)
  const waiting = useLive(waitingWhileOut)
  if (waiting === undefined || waiting === null) return null
  return (
    <>
      <Note type="button" onClick={() => setOpen(true)}>
        <LogIn size={32} aria-hidden="true" />
        <span>
          {kidTexts.askParent}
          <small>
            {kidTexts.signedOut} {waiting > 0 && kidTexts.kept(waiting)}
          </small>
        </span>
      </Note>
      <Suspense>{isOpen && <SignInAgain onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

/** How many changes wait for the child to be signed in again; null while it is. */
async function waitingWhileOut(database: AccountDatabase): Promise<number | null> {
  const status = await database.state.get('status')
  const isOut = status?.key === 'status' && status.phase === 'signIn'
  return isOut ? countWaiting(database) : null
}

const Note = styled.button`
  ${theme.row(4)}
  width: 100%;
  min-height: 88px;
  margin-bottom: 16px;
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
