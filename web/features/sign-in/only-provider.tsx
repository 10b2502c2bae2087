/** The only way in if passwords are not used (A26). */
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { ProviderButton } from '#web/shared/proof/provider-button.tsx'
import { texts } from './texts.ts'

export function OnlyProvider({ name }: { readonly name: string }) {
  return (
    <>
      <NeedsConnection />
      <p>{texts.provider.only(name)}</p>
      <ProviderButton name={name} tone="primary" size="large" />
    </>
  )
}
