/** The chip under the pointer while it is dragged, with what would come of it. */
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { refusalText } from '#domain/refusal-texts.ts'
import { Name } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import type { Dragged } from './use-drag.ts'

export function DraggedChip({ dragged }: { readonly dragged: Dragged }) {
  const { entry, x, y, planned } = dragged
  return createPortal(
    <Held style={{ left: `${x}px`, top: `${y}px` }} role="status">
      <b>
        <Name>{entry.task.name}</Name>
      </b>
      {planned && 'refused' in planned && <span>{refusalText(planned.refused)}</span>}
    </Held>,
    document.body,
  )
}

const Held = styled.div`
  position: fixed;
  z-index: ${theme.layer.float};
  display: grid;
  gap: 4px;
  max-width: 240px;
  padding: 12px;
  border-radius: 12px;
  background: ${theme.surface.card};
  color: ${theme.text.main};
  box-shadow: ${theme.shadow.dialog};
  font: ${theme.font.smallStrong};
  translate: -50% calc(-100% - 12px);
  pointer-events: none;
  > span {
    color: ${theme.text.warning};
    font: ${theme.font.caption};
  }
`
