/** The floating card that offers to install the app, and the guides for browsers without a prompt (U3). */
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import logoUrl from '#web/assets/logo.svg'
import { Button } from '#web/ui/button.tsx'
import { holdPage } from '#web/ui/hold-page.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useSwipeClose } from '#web/ui/swipe-close.ts'
import { theme } from '#web/ui/theme.ts'
import { askBrowserToInstall, dismissInstall, finishInstall } from './install-event.ts'
import type { InstallOffer } from './install-offer.ts'
import { IosGuide } from './ios-guide.tsx'
import { ManualGuide } from './manual-guide.tsx'
import { installTexts } from './texts.ts'
import { useFlushed } from './use-flushed.ts'
import { useInstallOffer } from './use-install-offer.ts'

export function InstallPrompt() {
  const offer = useInstallOffer()
  const [shownGuide, setShownGuide] = useState<'iosGuide' | 'manual' | null>(null)
  const { flush, isFlushing, waiting } = useFlushed()

  async function install(): Promise<void> {
    if (offer === 'browser') return askBrowserToInstall()
    if (offer === 'none') return
    if (offer === 'iosGuide') await flush()
    setShownGuide(offer)
  }
  function close(): void {
    setShownGuide(null)
    finishInstall()
  }

  return (
    <>
      {offer !== 'none' && shownGuide === null && (
        <InstallCard offer={offer} busy={isFlushing} onInstall={install} />
      )}
      <IosGuide open={shownGuide === 'iosGuide'} onClose={close} waiting={waiting} />
      <ManualGuide open={shownGuide === 'manual'} onClose={close} />
    </>
  )
}

type InstallCardProps = {
  readonly offer: Exclude<InstallOffer, 'none'>
  readonly busy: boolean
  readonly onInstall: () => Promise<void>
}

function InstallCard({ offer, busy, onInstall }: InstallCardProps) {
  const card = useRef<HTMLElement>(null)
  const swipe = useSwipeClose(card, 'away', dismiss)
  const isIos = offer === 'iosGuide'
  const title = isIos ? installTexts.addToHomeScreen : installTexts.install
  return (
    <Float ref={card} aria-label={title} {...swipe}>
      <img src={logoUrl} alt="" width={52} height={52} draggable={false} />
      <Words>
        <b>{title}</b>
        <span>{installTexts.worksOffline}</span>
      </Words>
      <Button size="small" busy={busy} onClick={onInstall}>
        {isIos ? installTexts.addAction : installTexts.installAction}
      </Button>
      <IconButton label={installTexts.dismiss} icon={X} onClick={dismiss} />
    </Float>
  )
}

function dismiss(): void {
  holdPage(ROOM)
  dismissInstall()
}

/** Of the card with air around it, in pixels. */
const ROOM = 76

/** A field that brings up the keyboard of a touch screen. */
const typing = ":is(input:not([type='radio'], [type='checkbox'], [type='file']), textarea):focus"

/*
 * Where toasts stand too: above the bottom navigation, if there is one. It waits until a screen stands, and steps aside
 * for what somebody does now: it is hidden, and the room for it stays.
 */
const Float = styled.aside`
  position: fixed;
  right: calc(12px + env(safe-area-inset-right));
  bottom: calc(var(--toast-lift, 12px) + env(safe-area-inset-bottom));
  left: calc(12px + env(safe-area-inset-left));
  z-index: ${theme.layer.float};
  display: flex;
  align-items: center;
  gap: 14px;
  max-width: 420px;
  margin-inline: auto;
  padding: 12px 10px 12px 14px;
  border-radius: 24px;
  background: ${theme.surface.card};
  color: ${theme.text.main};
  box-shadow: ${theme.shadow.dialog};
  touch-action: none;
  :root:not(:has(main h1)) &,
  :root:has(
      [data-splash],
      [data-toaster='shown'],
      [data-kid-nav],
      [data-wall],
      [role='dialog'],
      [role='alertdialog']
    )
    & {
    display: none;
  }
  /* The tap that ends the typing is over before the card is back: it must not come between finger and button. */
  transition: visibility 0s 800ms;
  @media (pointer: coarse) {
    :root:has(${typing}) & {
      visibility: hidden;
      transition: none;
    }
  }
  /* So that the end of every page can be scrolled out from under the card; a wall has none, and is not scrolled. */
  :root:has(&):not(:has([data-wall])) body {
    padding-bottom: ${ROOM}px;
  }
  /* One slim line. */
  ${theme.media.phone} {
    gap: 12px;
    padding: 6px 6px 6px 12px;
    > img {
      width: 36px;
      height: 36px;
    }
  }
  ${theme.media.fromLandscape} {
    right: 24px;
    bottom: 24px;
    left: auto;
    width: 360px;
  }
  ${theme.media.forcedColors} {
    border: 1px solid;
  }
`

const Words = styled.div`
  flex: 1;
  min-width: 0;
  b {
    display: block;
    font: ${theme.font.label};
  }
  span {
    color: ${theme.text.muted};
    font: ${theme.font.small};
    ${theme.media.phone} {
      display: none;
    }
  }
`
