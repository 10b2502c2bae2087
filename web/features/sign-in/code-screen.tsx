/** Signs a child in with a code from a parent, typed or scanned: /code, /code#K7PM3XWD (K3). */
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { AuthFrame } from '#web/shared/page/auth-frame.tsx'
import { usePageTitle } from '#web/shared/page/page-title.ts'
import { Button } from '#web/ui/button.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { CodeInput } from './code-input.tsx'
import { texts } from './texts.ts'
import { useCode } from './use-code.ts'

export function CodeScreen() {
  const navigate = useNavigate()
  const [scanned] = useState(() => location.hash.slice(1, 41))
  const form = useCode(() => {
    showToast({ title: texts.login.done })
    void navigate('/', { replace: true })
  }, scanned)
  usePageTitle(texts.code.page)
  return (
    <AuthFrame title={texts.code.title} foot={<TextLink to="/login">{texts.code.back}</TextLink>}>
      <Stack as="form" noValidate onSubmit={form.submit}>
        <NeedsConnection />
        <p>{texts.code.text}</p>
        <CodeInput form={form} />
        <Button type="submit" size="large" block busy={form.isSubmitting}>
          {texts.code.action}
        </Button>
      </Stack>
    </AuthFrame>
  )
}
