/** Leads to the OpenID Connect provider of the server, and back (A24). */
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { OIDC_START } from '#domain/users/oidc-api.ts'
import { useOnline } from '#web/shared/connection/use-online.ts'
import type { ButtonTone } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { identityTexts } from './texts.ts'

type ProviderButtonProps = {
  readonly name: string
  /** The path of the app to continue at. */
  readonly returnTo?: string
  readonly tone?: ButtonTone
  readonly size?: 'medium' | 'large'
  /** Instead of "Continue with NAME". */
  readonly children?: ReactNode
}

export function ProviderButton({
  name,
  returnTo = '/',
  tone = 'outline',
  size = 'medium',
  children = identityTexts.byProvider(name),
}: ProviderButtonProps) {
  const isOnline = useOnline()
  return (
    <Button
      tone={tone}
      size={size}
      block
      icon={ShieldCheck}
      aria-disabled={!isOnline || undefined}
      // A page of the server, which the app's router does not know.
      onClick={() => location.assign(`${OIDC_START}?return=${encodeURIComponent(returnTo)}`)}
    >
      {children}
    </Button>
  )
}
