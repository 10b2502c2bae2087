/** Says that a newer release waits, or took over in another tab. It never reloads without a press. Needs an account. */
import { Sparkles } from 'lucide-react'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useLive } from '#web/data/account.ts'
import { Button } from '#web/ui/button.tsx'
import { theme } from '#web/ui/theme.ts'
import { applyUpdate, checkForUpdates, useUpdateStatus } from './app-updates.ts'
import { updateTexts } from './texts.ts'

export function UpdateBanner() {
  const status = useUpdateStatus()
  useDemandedUpdate()
  const isReplaced = status === 'replaced'
  return (
    <Region role="status">
      {status !== 'current' && (
        <Banner>
          <Sparkles size={20} aria-hidden="true" />
          <p>{isReplaced ? updateTexts.replaced : updateTexts.available}</p>
          {isReplaced ? (
            <Button size="small" onClick={() => window.location.reload()}>
              {updateTexts.reload}
            </Button>
          ) : (
            <Button size="small" busy={status === 'updating'} onClick={applyUpdate}>
              {updateTexts.update}
            </Button>
          )}
        </Banner>
      )}
    </Region>
  )
}

/** Checks for an update at once when the server requires a newer release; the queue is kept (R38). */
function useDemandedUpdate(): void {
  const status = useLive(({ state }) => state.get('status'))
  const isDemanded = status?.phase === 'upgrade'
  useEffect(() => {
    // If it cannot be found out now, the browser itself asks again when the app starts next.
    if (isDemanded) checkForUpdates().catch(() => undefined)
  }, [isDemanded])
}

/* Always present, so that new content is read aloud; while it is empty it takes no space in the page's grid. */
const Region = styled.div`
  &:empty {
    position: absolute;
  }
`

const Banner = styled.div`
  ${theme.row(3.5)}
  padding: 8px 8px 8px 18px;
  border-radius: 20px;
  background: ${theme.surface.actionSoft};
  color: ${theme.text.main};
  font: ${theme.font.smallStrong};
  > svg {
    color: ${theme.text.link};
  }
  > p {
    ${theme.rest}
  }
  ${theme.edge}
`
