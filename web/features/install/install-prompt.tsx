/** The floating card that offers to install the app, and the guides for browsers without a prompt (U3). */
import { X } from 'lucide-react'
import {
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { styled } from 'styled-components'
import logoUrl from '#web/assets/logo.svg'
import { AccountContext } from '#web/data/account.ts'
import { countWaiting } from '#web/data/unsaved.ts'
import { isInstalled } from '#web/shared/device/display-mode.ts'
import { platformOf } from '#web/shared/device/platform.ts'
import { flush } from '#web/shared/session/flush.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { holdPage } from '#web/ui/hold-page.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { focusPage, isFocusShownIn } from '#web/ui/move-focus.ts'
import { useSwipeClose } from '#web/ui/swipe-close.ts'
import { theme } from '#web/ui/theme.ts'
import { usePending } from '#web/ui/use-pending.ts'
import {
  askBrowserToInstall,
  dismissInstall,
  finishInstall,
  installProgress,
  subscribeToInstall,
} from './install-event.ts'
import type { InstallOffer } from './install-offer.ts'
import { installOffer } from './install-offer.ts'
import { IosGuide } from './ios-guide.tsx'
import { installTexts } from './texts.ts'

export function InstallPrompt() {
  const offer = useInstallOffer()
  const [shownGuide, setShownGuide] = useState<'iosGuide' | 'manual' | null>(null)
  const { flush, waiting } = useFlushed()
  const [isBusy, once] = usePending()

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
        <InstallCard offer={offer} busy={isBusy} onInstall={() => once(install)} />
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
  useLayoutEffect(() => {
    const own = card.current
    // Runs while the card still exists, so that the focus moves on before it would fall back to the page.
    return () => {
      if (isFocusShownIn(own)) focusPage()
    }
  }, [])
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

/** The height of the card and the space around it, in pixels. */
const ROOM = 76

/** A field that brings up the keyboard of a touch screen. */
const typing = ":is(input:not([type='radio'], [type='checkbox'], [type='file']), textarea):focus"

/** How long a browser has for its own offer (U3). */
const WAIT_MS = 1000

/** The current offer to install, depending on the browser and on earlier choices. */
function useInstallOffer(): InstallOffer {
  const { event, isDismissed, isDone } = useSyncExternalStore(subscribeToInstall, installProgress)
  const hasWaited = useWaited()
  if (isDone) return 'none'
  const { userAgent, maxTouchPoints } = navigator
  return installOffer({
    userAgent,
    maxTouchPoints,
    isInstalled: isInstalled(),
    isDismissed,
    hasEvent: event !== null,
    hasWaited,
  })
}

/** Counted from when the page was opened, because this is loaded after the first screen. */
function useWaited(): boolean {
  const [hasWaited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), Math.max(0, WAIT_MS - performance.now()))
    return () => clearTimeout(timer)
  }, [])
  return hasWaited
}

/** Flushes the queue before installing: on iOS the installed app starts with an empty database (R39). */
function useFlushed() {
  const account = useContext(AccountContext)
  const [waiting, setWaiting] = useState(0)

  /** Afterwards `waiting` is the number of changes that the server still does not have. */
  async function flushFirst(): Promise<void> {
    if (account === null) return
    await flush(account)
    setWaiting(await countWaiting(account.database))
  }

  return { flush: flushFirst, waiting }
}

type ManualGuideProps = { readonly open: boolean; readonly onClose: () => void }

/** Where to find the install command in browsers that do not offer it themselves. */
function ManualGuide({ open, onClose }: ManualGuideProps) {
  return (
    <Dialog
      alert
      open={open}
      onClose={onClose}
      title={installTexts.install}
      description={installTexts.manual[platformOf(navigator)]}
      footer={
        <Button data-cancel onClick={onClose}>
          {installTexts.gotIt}
        </Button>
      }
    />
  )
}

/*
 * In the same place as toasts: above the bottom navigation, if there is one. It waits until a screen is complete, and
 * hides while a person is doing something; its space stays.
 */
const Float = styled.aside`
  position: fixed;
  right: calc(12px + env(safe-area-inset-right));
  bottom: calc(var(--toast-lift, 12px) + env(safe-area-inset-bottom));
  left: calc(12px + env(safe-area-inset-left));
  z-index: ${theme.layer.float};
  ${theme.row(3.5)}
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
      [role='toolbar'],
      [role='dialog'],
      [role='alertdialog']
    )
    & {
    display: none;
  }
  /* The tap that ends the typing is over before the card is back, so that it cannot come between finger and button. */
  transition: visibility 0s 800ms;
  @media (pointer: coarse) {
    :root:has(${typing}) & {
      visibility: hidden;
      transition: none;
    }
  }
  /* So that the end of every page can be scrolled clear of the card; a wall has none, and is not scrolled. */
  :root:has(&):not(:has([data-wall])) body {
    padding-bottom: ${ROOM}px;
  }
  /* One slim line. */
  ${theme.media.phone} {
    gap: 12px;
    padding: 6px 6px 6px 12px;
    > img {
      ${theme.square('36px')}
    }
  }
  ${theme.media.fromLandscape} {
    inset-inline-end: 24px;
    bottom: 24px;
    inset-inline-start: auto;
    width: 360px;
  }
  ${theme.edge}
`

const Words = styled.div`
  ${theme.rest}
  b {
    display: block;
    font: ${theme.font.label};
  }
  span {
    ${theme.note}
    ${theme.media.phone} {
      display: none;
    }
  }
`
