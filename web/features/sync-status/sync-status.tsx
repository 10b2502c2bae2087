/** The sync pill of the account, and the sheet it opens: ?sync=1. */
import { Suspense, useEffect, useState } from 'react'
import { useAccount } from '#web/data/account.ts'
import { removeFromDevice } from '#web/data/remove-from-device.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { whenIdle } from '#web/ui/when-idle.ts'
import { stateTexts } from './state-texts.ts'
import type { StatusSheetProps } from './status-sheet.tsx'
import type { PillState } from './sync-pill.tsx'
import { SyncPill } from './sync-pill.tsx'
import type { SyncFacts, SyncState } from './sync-state.ts'
import { syncStateOf, useSyncFacts } from './sync-state.ts'

const loadSheet = () => import('./status-sheet.tsx')
const StatusSheet = lazyComponent(loadSheet, 'StatusSheet')

const parameter = 'sync'

/** The pill for every place that shows one, whether it can be left out, and the sheet, which exists once. */
export function useSyncStatus(onOpen: () => void) {
  const facts = useSyncFacts()
  const overlay = useOverlayAddress()
  useEffect(warmUpSheet, [])
  useLeaving(facts)
  const state = facts === undefined ? 'synced' : syncStateOf(facts)
  return {
    pill: facts && (
      <SyncPill
        state={looks[state]}
        text={stateTexts[state](facts.waiting)}
        onPress={() => {
          onOpen()
          overlay.open(parameter, '1')
        }}
      />
    ),
    /** False for the moment that it takes to read the local tables. */
    isKnown: facts !== undefined,
    isQuiet: state === 'synced',
    sheet: facts && (
      <LazySheet
        open={overlay.valueOf(parameter) !== null}
        onClose={() => overlay.close(parameter)}
        facts={facts}
      />
    ),
  }
}

/** A deleted account with nothing unsent leaves nothing to decide: it is removed from this device by itself (SEC32). */
export function useLeaving(facts: SyncFacts | undefined): void {
  const { id } = useAccount()
  const isOver = facts?.phase === 'deleted' && facts.waiting + facts.refused === 0
  useEffect(() => {
    if (isOver) void removeFromDevice(id)
  }, [isOver, id])
}

function LazySheet(props: StatusSheetProps) {
  const { open } = props
  const [isUsed, setUsed] = useState(open)
  if (open && !isUsed) setUsed(true)
  return isUsed ? (
    <Suspense fallback={null}>
      <StatusSheet {...props} />
    </Suspense>
  ) : null
}

/** The sheet is most important without a connection, so it is fetched while there is one. */
function warmUpSheet() {
  // A failure is not reported: the first use loads again and reports it.
  whenIdle(() => void loadSheet().catch(() => undefined))
}

const looks: Readonly<Record<SyncState, PillState>> = {
  synced: 'synced',
  syncing: 'syncing',
  offline: 'offline',
  attention: 'attention',
  signIn: 'signIn',
  upgrade: 'attention',
  held: 'offline',
  deleted: 'attention',
}
