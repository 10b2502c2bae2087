/** The frame of the signed-out forms. */
import { Button } from '#web/ui/button.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { AuthFrame } from '#web/ui/shell/auth-frame.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export function AuthView() {
  return (
    <AuthFrame
      title="Welcome back"
      name="Mitten"
      foot={
        <>
          New here? <TextLink to="/register">Register</TextLink>
        </>
      }
    >
      <TextInput label="Username" defaultValue="maya" />
      <PasswordInput
        label="Password"
        showLabel="Show password"
        hideLabel="Hide password"
        error="Password is required"
      />
      <Button size="large" block>
        Login
      </Button>
    </AuthFrame>
  )
}
