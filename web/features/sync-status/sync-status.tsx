/** The sync pill of the account, and the sheet it opens. */
import { Suspense, useEffect, useState } from 'react'
import { useAccount } from '#web/data/account.ts'
import { removeFromDevice } from '#web/data/remove-from-device.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { stateTexts } from './state-texts.ts'
import type { SyncState as PillState } from './sync-pill.tsx'
import { SyncPill } from './sync-pill.tsx'
import type { SyncFacts, SyncState } from './sync-state.ts'
import { syncStateOf, useSyncFacts } from './sync-state.ts'

const loadSheet = () => import('./status-sheet.tsx')
const StatusSheet = lazyComponent(loadSheet, 'StatusSheet')

/** The pill for every place that shows one, whether it may be left out, and the one sheet. */
export function useSyncStatus(onOpen: () => void) {
  const facts = useSyncFacts()
  const [open, setOpen] = useState(false)
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
          setOpen(true)
        }}
      />
    ),
    /** False for the moment it takes to read the local tables. */
    isKnown: facts !== undefined,
    isQuiet: state === 'synced',
    sheet: facts && <LazySheet open={open} onClose={() => setOpen(false)} facts={facts} />,
  }
}

/** A deleted account with nothing unsent has nothing to decide about: it leaves this device by itself (SEC32). */
function useLeaving(facts: SyncFacts | undefined): void {
  const { id } = useAccount()
  const isOver = facts?.phase === 'deleted' && facts.waiting + facts.refused === 0
  useEffect(() => {
    if (isOver) void removeFromDevice(id)
  }, [isOver, id])
}

type SheetProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly facts: SyncFacts
}

function LazySheet(props: SheetProps) {
  const { open } = props
  const [isUsed, setUsed] = useState(open)
  if (open && !isUsed) setUsed(true)
  return isUsed ? (
    <Suspense fallback={null}>
      <StatusSheet {...props} />
    </Suspense>
  ) : null
}

/** The sheet matters most without a connection: it is fetched while there is one. */
function warmUpSheet() {
  // A failure is not news: the first use loads again and reports it.
  const load = () => void loadSheet().catch(() => undefined)
  if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: 10_000 })
  else setTimeout(load, 3000)
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
