/** Gives whatever writes style rules at run time the nonce of this build; wraps the whole app. */
import { setNonce } from 'get-nonce'
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

/** Read from `<meta property="csp-nonce">`; undefined where the page has no content security policy. */
function styleNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  // Browsers hide the attribute from scripts that read it as text; the property still holds it.
  return meta?.nonce || meta?.getAttribute('nonce') || undefined
}

/** Hands the nonce to the scroll lock of dialogs. Call once, before the first render. */
export function startStyleNonce(): string | undefined {
  const nonce = styleNonce()
  if (nonce !== undefined) setNonce(nonce)
  return nonce
}
