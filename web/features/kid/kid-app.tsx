/** The app with big buttons: three pages, and nothing else to get lost in (K7). */
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { usePageTitle } from '#web/shared/page/page-title.ts'
import { TimeZoneKeeper } from '#web/shared/time/time-zone-keeper.tsx'
import { FirstScreenMark } from '#web/ui/first-screen.ts'
import { KidFrame } from './kid-frame.tsx'
import { PointsPage } from './points-page.tsx'
import { SignedOutNote } from './signed-out-note.tsx'
import { kidTexts } from './texts.ts'
import { TodayPage } from './today-page.tsx'
import { WishesPage } from './wishes-page.tsx'

const titles: Readonly<Record<string, string>> = {
  '/points': kidTexts.points,
  '/wishes': kidTexts.wishes,
}

export function KidApp() {
  const { pathname } = useLocation()
  usePageTitle(titles[pathname] ?? kidTexts.today)
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
