/** Below a form with a password: the other way in, if there is one (A24). */
import { styled } from 'styled-components'
import { ProviderButton } from '#web/shared/proof/provider-button.tsx'
import { theme } from '#web/ui/theme.ts'
import { texts } from './texts.ts'
import type { SignInOptions } from './use-sign-in-options.ts'

export function OrByProvider({ provider }: Pick<SignInOptions, 'provider'>) {
  if (provider === null) return null
  return (
    <>
      <Or>{texts.provider.or}</Or>
      <ProviderButton name={provider.name} />
    </>
  )
}

const Or = styled.p`
  ${theme.grid(4)}
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  ${theme.note}
  &::before,
  &::after {
    border-top: 1px solid ${theme.line.hair};
    content: '';
  }
`
