/** If a part of the app breaks or cannot be loaded, says that nothing is lost, and how to continue. */
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Component } from 'react'
import { styled } from 'styled-components'
import { isMissingChunk } from '#web/shared/loading/missing-chunk.ts'
import { Button } from '#web/ui/button.tsx'
import { theme } from '#web/ui/theme.ts'
import { texts } from './shell/texts.ts'

type Props = { readonly children: ReactNode }
type State = { readonly isBroken: boolean }

/** A class, because React offers no other way to catch what rendering throws. */
export class ErrorBoundary extends Component<Props, State> {
  override readonly state: State = { isBroken: false }

  static getDerivedStateFromError(): State {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown): void {
    if (!isMissingChunk(error)) reportError(error)
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children
    return (
      <Main>
        <h1>{texts.broken.title}</h1>
        <p>{texts.broken.text}</p>
        <Button icon={RotateCw} onClick={() => window.location.reload()}>
          {texts.broken.reload}
        </Button>
      </Main>
    )
  }
}

const Main = styled.main`
  ${theme.centre}
  place-content: center;
  gap: ${theme.space(4)};
  min-height: 100dvh;
  padding: ${theme.space(6)};
  text-align: center;
  p {
    max-width: 42ch;
    color: ${theme.text.muted};
  }
`
