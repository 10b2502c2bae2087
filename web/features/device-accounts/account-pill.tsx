/** The active account on a device that several people use; a tap opens the sheet to switch (A9). */
import { ChevronsUpDown } from 'lucide-react'
import { Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { pageTexts } from '#web/shared/page/texts.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Name } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

const SwitchSheet = lazyComponent(() => import('./switch-sheet.tsx'), 'SwitchSheet')

export interface AccountPillProps {
  readonly name: string
}

export function AccountPill({ name }: AccountPillProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Pill
        type="button"
        title={pageTexts.switchPerson}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <b>
          <Name>{name.split(' ')[0] ?? name}</Name>
        </b>
        <ChevronsUpDown size={18} aria-hidden="true" />
        <VisuallyHidden>, {pageTexts.switchPerson}</VisuallyHidden>
      </Pill>
      {isOpen && (
        <Suspense fallback={null}>
          <SwitchSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const Pill = styled.button`
  position: relative;
  ${theme.inline(1)}
  min-width: 0;
  min-height: ${theme.size.target};
  padding: 0 8px;
  ${theme.bare}
  border-radius: ${theme.radius.pill};
  color: ${theme.text.main};
  b {
    overflow: hidden;
    font: 620 1.1875rem/1.3 ${theme.font.display};
    text-overflow: ellipsis;
  }
  > svg {
    color: ${theme.text.faint};
  }
`
