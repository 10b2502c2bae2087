/** The dialog itself; loaded lazily, because it needs the focus trap and the scroll lock. */
import { X } from 'lucide-react'
import { Dialog as Overlay } from 'radix-ui'
import { type SyntheticEvent, useRef } from 'react'
import { css, styled } from 'styled-components'
import { Button } from './button.tsx'
import type { DialogProps, DialogSize } from './dialog.tsx'
import { IconButton } from './icon-button.tsx'
import { dialogMotion, scrimStyle } from './overlay-style.ts'
import { useReturnFocus } from './return-focus.ts'
import { useSwipeClose } from './swipe-close.ts'
import { uiTexts } from './texts.ts'
import { theme } from './theme.ts'

export function DialogPanel(props: DialogProps) {
  const { open, onClose, title, description, children, footer, onSubmit } = props
  const { cancelLabel, size = 'medium', ground = 'card', alert = false } = props
  const panel = useRef<HTMLDivElement>(null)
  const swipe = useSwipeClose(panel, 'down', onClose)
  const returnFocus = useReturnFocus(open)

  // It takes a moment to close, and a second press would do once more what the first one did.
  function refuseWhileClosing(event: SyntheticEvent): void {
    if (open) return
    event.preventDefault()
    event.stopPropagation()
  }

  const content = (
    <>
      <Body>{children}</Body>
      {(footer !== undefined || cancelLabel !== undefined) && (
        <Footer>
          {cancelLabel !== undefined && (
            <Cancel $always={alert}>
              <Button tone="ghost" block data-cancel onClick={onClose}>
                {cancelLabel}
              </Button>
            </Cancel>
          )}
          {footer}
        </Footer>
      )}
    </>
  )

  return (
    <Overlay.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Overlay.Portal>
        <Scrim />
        <Panel
          ref={panel}
          role={alert ? 'alertdialog' : 'dialog'}
          aria-modal="true"
          data-sheet
          {...(description === undefined && { 'aria-describedby': undefined })}
          $size={size}
          $paper={ground === 'paper'}
          tabIndex={-1}
          onClickCapture={refuseWhileClosing}
          onSubmitCapture={refuseWhileClosing}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            firstFocus(panel.current, alert)?.focus()
          }}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={(event) => {
            if (alert || onSubmit || isToaster(event.target)) event.preventDefault()
          }}
        >
          <Head {...swipe}>
            <Grab />
            <Overlay.Title>{title}</Overlay.Title>
            {!alert && (
              <IconButton label={uiTexts.close} icon={X} tone="sunken" onClick={onClose} />
            )}
          </Head>
          {description !== undefined && <Text>{description}</Text>}
          {onSubmit ? (
            <Form noValidate onSubmit={onSubmit}>
              {content}
            </Form>
          ) : (
            content
          )}
        </Panel>
      </Overlay.Portal>
    </Overlay.Root>
  )
}

/**
 * The field that somebody came for; or else a field to type into; in a question the harmless answer; or else the dialog
 * itself, which is then read from its title on.
 */
function firstFocus(panel: HTMLElement | null, alert: boolean): HTMLElement | null {
  const wanted = alert
    ? '[data-cancel]'
    : 'input:not([type=radio], [type=checkbox], :disabled), textarea, select, [data-first-focus]'
  const initial = panel?.querySelector<HTMLElement>(
    `[data-initial-focus] :is(${choices}, ${wanted})`,
  )
  return initial ?? panel?.querySelector<HTMLElement>(wanted) ?? panel
}

/** Of several answers, the chosen one. */
const choices = '[aria-pressed=true], input:checked, [role=switch]'

function isToaster(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-toaster]') !== null
}

const Scrim = styled(Overlay.Overlay)`
  ${scrimStyle}
`

const column = css`
  display: flex;
  flex-direction: column;
  min-height: 0;
  gap: inherit;
`

const Panel = styled(Overlay.Content)<{ $size: DialogSize; $paper: boolean }>`
  ${column}
  ${dialogMotion}
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  gap: ${theme.space(4)};
  width: min(${({ $size }) => ($size === 'wide' ? 720 : 560)}px, 100vw - 48px);
  ${({ $size }) => ($size === 'columns' ? `${theme.media.fromLandscape} { width: min(960px, 100vw - 48px); }` : '')}
  height: fit-content;
  /* Twice, so that the dialog stays in the middle. */
  max-height: calc(100dvh - 48px - 2 * var(--toast-room, 0px));
  margin: auto;
  padding: 28px;
  border-radius: ${theme.radius.sheet};
  background: ${({ $paper }) => ($paper ? theme.surface.page : theme.surface.card)};
  color: ${theme.text.main};
  box-shadow: ${theme.shadow.dialog};
  outline: none;
  ${theme.media.phone} {
    width: auto;
    max-height: calc(94dvh - env(safe-area-inset-top) - var(--toast-room, 0px));
    margin: auto 0 0;
    padding: 10px 20px calc(20px + env(safe-area-inset-bottom));
    border-radius: ${theme.radius.sheet} ${theme.radius.sheet} 0 0;
  }
  ${theme.media.onItsSide} {
    width: min(720px, 100vw - 32px);
    max-height: calc(100dvh - 16px - var(--toast-room, 0px));
    gap: ${theme.space(3)};
    padding: 12px 20px;
  }
  ${theme.media.forcedColors} {
    border: 2px solid;
  }
`

const Head = styled.div`
  ${theme.grid(3)}
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  flex: none;
  > h2 {
    min-height: 32px;
    padding-block: 2px;
  }
  > button {
    margin: -6px -8px -6px 0;
  }
  ${theme.media.phone} {
    touch-action: none;
  }
`

const Grab = styled.span`
  display: none;
  grid-column: 1 / -1;
  justify-self: center;
  width: 40px;
  height: 5px;
  border-radius: 3px;
  background: ${theme.line.strong};
  opacity: 0.5;
  ${theme.media.phone} {
    display: block;
  }
`

const Text = styled(Overlay.Description)`
  flex: none;
  margin-top: -8px;
  ${theme.note}
`

const Form = styled.form`
  ${column}
`

/* Padding at the sides, so that scrolling does not cut off focus rings. It scrolls only up and down. */
const Body = styled.div`
  ${theme.column(4)}
  /* Pictures keep their height even if the rest has to be scrolled. */
  grid-auto-rows: max-content;
  align-content: start;
  min-height: 0;
  margin: -6px;
  padding: 6px;
  --chips-edge: 6px;
  overflow-y: auto;
  overscroll-behavior: contain;
  &:empty {
    display: none;
  }
`

const Footer = styled.div`
  ${theme.wrap(3)}
  justify-content: flex-end;
  flex: none;
  margin-top: ${theme.space(1)};
  ${theme.media.onItsSide} {
    margin-top: 0;
  }
  ${theme.media.phone} {
    flex-direction: column-reverse;
    flex-wrap: nowrap;
    align-items: stretch;
    gap: ${theme.space(2)};
    > button,
    > a {
      min-height: 56px;
      font-size: 1.0625rem;
    }
  }
`

const Cancel = styled.div<{ $always: boolean }>`
  ${theme.media.phone} {
    ${({ $always }) => ($always ? '' : 'display: none;')}
  }
`
