/**
 * Shows, in place of a page, that its data cannot be read, and retries. Other errors pass through; a background part
 * that cannot be loaded affects nothing.
 */
import type { ReactNode } from 'react'
import { Component } from 'react'
import { readFailure } from '#web/data/read-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { PageHead } from '#web/ui/shell/page-head.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { isMissingChunk } from './missing-chunk.ts'
import { loadingTexts } from './texts.ts'

export type LoadBoundaryProps = {
  /** The content. Without it nothing is shown: background work stops until the app is opened again. */
  readonly of?: keyof typeof loadingTexts.failed
  /** The page's own title, if the boundary is around a whole page. */
  readonly title?: string
  readonly children: ReactNode
}
type State = { readonly thrown: { readonly error: unknown } | null }

/** A class, because React offers no other way to catch what rendering throws. */
export class LoadBoundary extends Component<LoadBoundaryProps, State> {
  override readonly state: State = { thrown: null }

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: { error } }
  }

  override componentDidCatch(error: unknown): void {
    if (readFailure(error) !== null) reportError(error)
  }

  override render(): ReactNode {
    const { thrown } = this.state
    if (thrown === null) return this.props.children
    const { of, title } = this.props
    const message = readFailure(thrown.error)
    if (of === undefined && (message !== null || isMissingChunk(thrown.error))) return null
    if (of === undefined || message === null) throw thrown.error
    return (
      <Stack>
        {title !== undefined && <PageHead title={title} />}
        <div role="alert">
          <InfoLine tone="bad">{loadingTexts.failed[of](message)}</InfoLine>
        </div>
        <div>
          <Button tone="outline" onClick={() => this.setState({ thrown: null })}>
            {loadingTexts.again}
          </Button>
        </div>
      </Stack>
    )
  }
}
