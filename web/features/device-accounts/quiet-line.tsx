/** The most important status of a person before their account is opened: one line at most. */
import { LogIn } from 'lucide-react'
import { styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'
import { UnsyncedMark } from '#web/ui/unsynced-mark.tsx'
import type { PersonHere } from './people-here.ts'
import { texts } from './texts.ts'

export function QuietLine({ person: { needsSignIn, waiting } }: { readonly person: PersonHere }) {
  if (needsSignIn)
    return (
      <Quiet $isWarning>
        <LogIn size={16} aria-hidden="true" />
        {waiting === 0 ? texts.signInAgain : texts.signInToSync(waiting)}
      </Quiet>
    )
  if (waiting === 0) return <Quiet />
  return (
    <Quiet>
      <UnsyncedMark title={texts.notSynced} />
      {texts.saved(waiting)}
    </Quiet>
  )
}

export const Quiet = styled.span<{ $isWarning?: boolean }>`
  ${theme.row('5px')}
  min-height: 24px;
  color: ${({ $isWarning }) => ($isWarning === true ? theme.text.warning : theme.text.muted)};
  font: ${theme.font.small};
`
