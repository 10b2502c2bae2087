/** The floating card that offers to install the app, and the guides for browsers without a prompt (U3). */
import { X } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import logoUrl from '#web/assets/logo.svg'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { theme } from '#web/ui/theme.ts'
import { currentToast, subscribeToToast } from '#web/ui/toast-store.ts'
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

/** Steps aside while a toast has something to say in the same corner. */
function InstallCard({ offer, busy, onInstall }: InstallCardProps) {
  const hasToast = useSyncExternalStore(subscribeToToast, currentToast) !== null
  const isIos = offer === 'iosGuide'
  const title = isIos ? installTexts.addToHomeScreen : installTexts.install
  return (
    <Float aria-label={title} hidden={hasToast}>
      <img src={logoUrl} alt="" width={52} height={52} />
      <Words>
        <b>{title}</b>
        <span>{installTexts.worksOffline}</span>
      </Words>
      <Button size="small" busy={busy} onClick={onInstall}>
        {isIos ? installTexts.addAction : installTexts.installAction}
      </Button>
      <IconButton label={installTexts.dismiss} icon={X} onClick={dismissInstall} />
    </Float>
  )
}

/** Of the card, with air around it. */
const ROOM = '124px'

/* Where toasts stand too: above the bottom navigation, if there is one. Dialogs and their scrim lie over it. */
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
  /* Nor before a screen stands: where the card goes depends on it. */
  &[hidden],
  :root:has(main[aria-busy='true']) & {
    display: none;
  }
  /* So that the end of a page can be scrolled out from under the card. */
  ${theme.media.upToTablet} {
    :root:has(&) #content {
      padding-bottom: calc(${theme.size.bottomNav} + ${ROOM} + env(safe-area-inset-bottom));
    }
  }
  ${theme.media.fromLandscape} {
    right: 24px;
    bottom: 24px;
    left: auto;
    width: 360px;
    :root:has(&):not(:has([data-foot])) #content {
      padding-bottom: ${ROOM};
    }
    /* What stands at the foot of a page that fills the window moves up. */
    :root:has(&) [data-foot] {
      margin-bottom: 96px;
    }
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
  }
`
