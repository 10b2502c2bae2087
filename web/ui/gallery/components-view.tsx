/** The gallery's main page. */
import { styled } from 'styled-components'
import { Logo } from '#web/ui/logo.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { theme } from '#web/ui/theme.ts'
import { CardsPart } from './cards-part.tsx'
import { ControlsPart } from './controls-part.tsx'
import { FieldsPart } from './fields-part.tsx'
import { OverlaysPart } from './overlays-part.tsx'
import { Board } from './specimen.tsx'
import { TaskCardsPart } from './task-cards-part.tsx'

export function ComponentsView() {
  return (
    <Page>
      <header>
        <Logo name="Mitten" size={56} word={false} />
        <h1>Components</h1>
        <ThemeSwitch legend="Theme" labels={{ light: 'Light', dark: 'Dark', system: 'System' }} />
      </header>
      <Board>
        <ControlsPart />
        <TaskCardsPart />
        <CardsPart />
        <FieldsPart />
        <OverlaysPart />
      </Board>
    </Page>
  )
}

const Page = styled.main`
  max-width: 1400px;
  margin: 0 auto;
  padding: 24px 16px 120px;
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 16px;
    margin-bottom: 36px;
    > fieldset {
      width: 220px;
      margin-left: auto;
    }
  }
  ${theme.media.fromTablet} {
    padding: 36px 40px 48px;
  }
`
