/** Gives styled-components the nonce of the build; wraps the whole app. */
import type { ReactNode } from 'react'
import { StyleSheetManager } from 'styled-components'

export interface StyleRootProps {
  readonly nonce: string | undefined
  readonly children: ReactNode
}

export function StyleRoot({ nonce, children }: StyleRootProps) {
  return nonce === undefined ? (
    children
  ) : (
    <StyleSheetManager nonce={nonce}>{children}</StyleSheetManager>
  )
}
