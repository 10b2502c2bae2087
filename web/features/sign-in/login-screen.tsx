/** Sign-in with username and password, or by the provider. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { api } from '#domain/api.ts'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { usePageTitle } from '#web/shared/page/page-title.ts'
import { pageTexts } from '#web/shared/page/texts.ts'
import { signIn } from '#web/shared/session/session-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { AuthFrame } from '#web/ui/shell/auth-frame.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { OrByProvider } from './by-provider.tsx'
import { Fields } from './fields.tsx'
import { OnlyProvider } from './only-provider.tsx'
import { showSignInFailure } from './sign-in-failures.ts'
import { texts } from './texts.ts'
import { useSignInOptions } from './use-sign-in-options.ts'
import { useWelcome } from './use-welcome.ts'

export function LoginScreen() {
  const { password, register, provider } = useSignInOptions()
  usePageTitle(texts.login.page)
  return (
    <AuthFrame
      title={texts.login.title}
      name={pageTexts.appName}
      foot={
        <>
          {register && (
            <>
              {texts.login.newHere} <TextLink to="/register">{texts.login.register}</TextLink>
              <br />
            </>
          )}
          <TextLink to="/code">{texts.code.link}</TextLink>
        </>
      }
    >
      {password || provider === null ? (
        <>
          <PasswordForm />
          <OrByProvider provider={provider} />
        </>
      ) : (
        <OnlyProvider name={provider.name} />
      )}
    </AuthFrame>
  )
}

function PasswordForm() {
  const welcome = useWelcome()
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(api.login.request),
    defaultValues: { username: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (typed) => {
    try {
      await signIn(typed)
      welcome(texts.login.done)
    } catch (error) {
      showSignInFailure(texts.login.failed, error)
    }
  })

  return (
    <Fields noValidate onSubmit={submit}>
      <NeedsConnection />
      <TextInput
        label={texts.fields.username}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordInput
        label={texts.fields.password}
        showLabel={texts.fields.showPassword}
        hideLabel={texts.fields.hidePassword}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" size="large" block busy={isSubmitting}>
        {texts.login.action}
      </Button>
    </Fields>
  )
}
