/** Every component in every state, for looking and for the accessibility check. Development only: `npm run dev`, then /gallery.html. */
import '#web/ui/global-style.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { startStyleNonce } from '#web/ui/nonce.ts'
import { StyleRoot } from '#web/ui/style-root.tsx'
import { startThemeChoice } from '#web/ui/theme-choice.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { AuthView } from './auth-view.tsx'
import { ComponentsView } from './components-view.tsx'
import { ShellView } from './shell-view.tsx'

const views = { components: ComponentsView, shell: ShellView, auth: AuthView }

function chosenView() {
  const name = new URLSearchParams(location.search).get('view')
  return name === 'shell' || name === 'auth' ? views[name] : views.components
}

const View = chosenView()
const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')

const nonce = startStyleNonce()
startThemeChoice()
createRoot(root).render(
  <StrictMode>
    <StyleRoot nonce={nonce}>
      <MemoryRouter initialEntries={['/dashboard']}>
        <View />
      </MemoryRouter>
      <Toaster closeLabel="Close" />
    </StyleRoot>
  </StrictMode>,
)
