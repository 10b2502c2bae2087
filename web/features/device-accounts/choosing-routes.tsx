/** The routes while no account is active: every address asks who is here. */
import { Route, Routes } from 'react-router-dom'
import { CodeScreen } from '#web/features/sign-in/code-screen.tsx'
import { ProviderScreen } from '#web/features/sign-in/provider-screen.tsx'
import { RegisterScreen } from '#web/features/sign-in/register-screen.tsx'
import { ResetScreen } from '#web/features/sign-in/reset-screen.tsx'
import { PeopleScreen } from './people-screen.tsx'

/** Only the pages that add a new person open at once. */
export function ChoosingRoutes() {
  return (
    <Routes>
      <Route path="/register" element={<RegisterScreen />} />
      <Route path="/code" element={<CodeScreen />} />
      <Route path="/provider" element={<ProviderScreen />} />
      <Route path="/reset-password" element={<ResetScreen />} />
      <Route path="*" element={<PeopleScreen />} />
    </Routes>
  )
}
