/** Says that a parent has to sign the child in again: what it does stays on this device until then (K3, R20). */
import { LogIn } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { useLive } from '#web/data/account.ts'
import { theme } from '#web/ui/theme.ts'
import { kidTexts } from './texts.ts'

const SignInAgain = lazy(async () => ({
  default: (await import('#web/features/sign-in/sign-in-again.tsx')).SignInAgain,
}))

export function SignedOutNote() {
  const [isOpen, setOpen] = useState(false)
  const isOut = useLive(async ({ state }) => {
    const status = await state.get('status')
    return status?.key === 'status' && status.phase === 'signIn'
  })
  if (!isOut) return null
  return (
    <>
      <Note type="button" onClick={() => setOpen(true)}>
        <LogIn size={32} aria-hidden="true" />
        {kidTexts.askParent}
      </Note>
      <Suspense>{isOpen && <SignInAgain onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

const Note = styled.button`
  display: flex;
  align-items: center;
  gap: 16px;
  width: 100%;
  min-height: 88px;
  margin-bottom: 16px;
  padding: 12px 20px;
  border: 0;
  border-radius: ${theme.radius.card};
  background: ${theme.surface.warningSoft};
  color: ${theme.text.warning};
  font: ${theme.font.h3};
  text-align: start;
  cursor: pointer;
`
