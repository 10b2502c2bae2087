/** Undoes what was just done; has ten stitches, of which one disappears each second. */
import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { StitchRow } from '#web/ui/stitch-row.tsx'
import { theme } from '#web/ui/theme.ts'
import { usePending } from '#web/ui/use-pending.ts'
import { BigButton } from './big-button.ts'
import { kidTexts } from './texts.ts'
import { UNDO_SECONDS } from './use-undoable.ts'

export type UndoButtonProps = { readonly name: string; readonly onUndo: () => Promise<void> }

export function UndoButton({ name, onUndo }: UndoButtonProps) {
  const [left, setLeft] = useState(UNDO_SECONDS)
  const [, once] = usePending()
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <BigButton
      type="button"
      $tone="outline"
      aria-label={kidTexts.undoOf(name)}
      data-left={left}
      onClick={() => {
        // The second tap of a child’s double tap does not mean to undo.
        if (left < UNDO_SECONDS) void once(onUndo)
      }}
    >
      <Undo2 aria-hidden="true" />
      {kidTexts.undo}
      <Stitches>
        <StitchRow lit={left} of={UNDO_SECONDS} color={theme.line.action} />
      </Stitches>
    </BigButton>
  )
}

const Stitches = styled.span`
  display: grid;
  flex-basis: 100%;
  justify-items: center;
`
