/** The page to which the provider sends people back: shows the outcome of the sign-in, and continues (A24, A25). */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { CallRequest } from '#domain/api.ts'
import { api } from '#domain/api.ts'
import type { Arrival, OidcProblem, oidcApi } from '#domain/users/oidc-api.ts'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { isInstalled } from '#web/shared/device/display-mode.ts'
import { AuthFrame } from '#web/shared/page/auth-frame.tsx'
import { usePageTitle } from '#web/shared/page/page-title.ts'
import { hasPasskeysHere } from '#web/shared/proof/passkeys-here.ts'
import { ProviderButton } from '#web/shared/proof/provider-button.tsx'
import { identityTexts } from '#web/shared/proof/texts.ts'
import { proveAccount } from '#web/shared/session/session-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { theme } from '#web/ui/theme.ts'
import { usePending } from '#web/ui/use-pending.ts'
import { showSignInFailure } from './sign-in-failures.ts'
import { texts as allTexts } from './texts.ts'
import { useArrival } from './use-arrival.ts'
import { useSignInOptions } from './use-sign-in-options.ts'

const texts = allTexts.provider
/** Opens the code for oneself, after signing in. */
const OWN_CODE = '/settings?tab=security&own-code=1'

export function ProviderScreen() {
  const { arrival, failure, goOn, again } = useArrival()
  const name = useSignInOptions().provider?.name ?? texts.unnamed
  usePageTitle(texts.page)
  if (failure !== null)
    return (
      <Ended said={failure}>
        <Button size="large" block onClick={again}>
          {texts.again}
        </Button>
      </Ended>
    )
  if (arrival?.outcome === 'proof_needed')
    return <Proof username={arrival.username ?? ''} name={name} goOn={goOn} />
  if (arrival?.outcome === 'problem' && arrival.problem !== null)
    return <Problem problem={arrival.problem} name={name} returnTo={arrival.return_to} />
  return (
    <AuthFrame title={texts.title}>
      <div role="status" aria-label={texts.waiting}>
        <Skeleton $width="100%" $height="72px" $radius={theme.radius.inner} />
      </div>
    </AuthFrame>
  )
}

type ProblemProps = {
  readonly problem: OidcProblem
  readonly name: string
  readonly returnTo: string
}

function Problem({ problem, name, returnTo }: ProblemProps) {
  // If this is the installed app itself, the sign-in began in a browser, not in the app.
  const mayBeOfApp = problem === 'elsewhere' && !isInstalled()
  return (
    <Ended said={texts.problems[problem](name)}>
      {mayBeOfApp && <p>{texts.fromApp}</p>}
      <ProviderButton name={name} returnTo={returnTo} tone="primary" size="large">
        {problem === 'elsewhere' ? undefined : texts.again}
      </ProviderButton>
      {mayBeOfApp && (
        <ProviderButton name={name} returnTo={OWN_CODE} size="large">
          {texts.forCode(name)}
        </ProviderButton>
      )}
    </Ended>
  )
}

type EndedProps = { readonly said: string; readonly children: ReactNode }

function Ended({ said, children }: EndedProps) {
  return (
    <AuthFrame
      title={allTexts.login.failed}
      foot={<TextLink to="/login">{allTexts.reset.login}</TextLink>}
    >
      <div role="alert">
        <InfoLine tone="warn">{said}</InfoLine>
      </div>
      <NeedsConnection />
      {children}
    </AuthFrame>
  )
}

const typedPassword = z.pick(api.login.request, { password: true })

type AccountProof = CallRequest<typeof oidcApi.proveAccount>

type ProofProps = {
  readonly username: string
  readonly name: string
  readonly goOn: (arrival: Arrival) => void
}

function Proof({ username, name, goOn }: ProofProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(typedPassword),
    defaultValues: { password: '' },
  })
  const [isAsking, run] = usePending()

  async function prove(ask: () => Promise<AccountProof | null>): Promise<void> {
    try {
      const proof = await ask()
      if (proof !== null) goOn(await proveAccount(proof))
    } catch (error) {
      showSignInFailure(allTexts.login.failed, error)
    }
  }

  const submit = handleSubmit((typed) => prove(async () => typed))
  return (
    <AuthFrame
      title={texts.proof.title}
      foot={<TextLink to="/login">{allTexts.reset.login}</TextLink>}
    >
      <Stack as="form" noValidate onSubmit={submit}>
        <NeedsConnection />
        <p>{texts.proof.text(username, name)}</p>
        {/* For the password manager: whose password it is. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordInput
          label={allTexts.fields.password}
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" size="large" block busy={formState.isSubmitting}>
          {texts.proof.action}
        </Button>
        {hasPasskeysHere() && (
          <Button
            tone="outline"
            size="large"
            block
            icon={KeyRound}
            busy={isAsking}
            onClick={() => run(() => prove(askForPasskey))}
          >
            {identityTexts.passkey.instead}
          </Button>
        )}
        <p>{texts.proof.notYours}</p>
      </Stack>
    </AuthFrame>
  )
}

async function askForPasskey(): Promise<AccountProof | null> {
  const { choosePasskey } = await import('#web/shared/proof/ask-passkey.ts')
  const passkey = await choosePasskey()
  return passkey && { passkey }
}
