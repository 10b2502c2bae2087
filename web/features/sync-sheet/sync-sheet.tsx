/** The sync sheet: refused changes, waiting changes, and the last sync. */
import { LogIn, RefreshCw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { areApart, daysApart } from '#domain/calendar.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import { SafariNotice } from '#web/features/storage/safari-notice.tsx'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { usePending } from '#web/ui/use-pending.ts'
import { AccountGone } from './account-gone.tsx'
import { FactLine } from './fact-line.tsx'
import { presentOf } from './present.ts'
import { readSheet } from './read-sheet.ts'
import { RefusedCard } from './refused-card.tsx'
import { groupRefused, isFact } from './refused.ts'
import { stateTexts } from './state-texts.ts'
import type { SyncFacts, SyncState } from './sync-state.ts'
import { syncStateOf } from './sync-state.ts'
import { texts } from './texts.ts'
import { WaitingList } from './waiting-list.tsx'

const SignInAgain = lazy(async () => ({
  default: (await import('#web/features/sign-in/sign-in-again.tsx')).SignInAgain,
}))

export interface SyncSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly facts: SyncFacts
}

export function SyncSheet({ open, onClose, facts }: SyncSheetProps) {
  const [isSigningIn, setSigningIn] = useState(false)
  const state = syncStateOf(facts)
  return (
    <>
      <Dialog
        open={open && !isSigningIn}
        onClose={onClose}
        title={stateTexts[state](facts.waiting)}
        description={texts.explanations[state](facts.refused)}
        closeLabel={texts.close}
        {...(facts.refused > 0 && { ground: 'paper', size: 'wide' })}
        footer={footerOf(state, () => setSigningIn(true))}
      >
        <Content lastSyncedAt={facts.lastSyncedAt} onLeave={onClose} />
        {areApart(facts.clockOffsetMs) && (
          <InfoLine tone="warn">{texts.clocksApart(daysApart(facts.clockOffsetMs))}</InfoLine>
        )}
        {facts.waiting > 0 && <SafariNotice waiting={facts.waiting} />}
      </Dialog>
      {isSigningIn && (
        <Suspense fallback={null}>
          <SignInAgain
            onClose={() => {
              setSigningIn(false)
              onClose()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function footerOf(state: SyncState, signIn: () => void) {
  if (state === 'deleted') return <AccountGone />
  if (state !== 'signIn') return <SyncNow />
  return (
    <Button block icon={LogIn} onClick={signIn}>
      {texts.signIn}
    </Button>
  )
}

function SyncNow() {
  const account = useAccount()
  const [isBusy, run] = usePending()

  return (
    <Button
      tone="soft"
      block
      icon={RefreshCw}
      busy={isBusy}
      onClick={() => run(() => account.syncNow())}
    >
      {texts.syncNow}
    </Button>
  )
}

type ContentProps = { readonly lastSyncedAt: string | null; readonly onLeave: () => void }

function Content({ lastSyncedAt, onLeave }: ContentProps) {
  const { id } = useAccount()
  const now = useNow()
  const content = useLive((database) => readSheet(database, id), [id])
  const household = useHousehold()
  if (content === undefined) return null
  const { refused, current } = content
  const present = household && presentOf(content, household, now)
  return (
    <Stack $gap={3}>
      {present &&
        groupRefused(refused).map((group) => (
          <RefusedCard
            key={group.key}
            group={group}
            present={present}
            now={now}
            onLeave={onLeave}
          />
        ))}
      {refused.filter(isFact).map((item) => (
        <FactLine key={item.id} item={item} current={current} />
      ))}
      <WaitingList
        content={content}
        lastSyncedAt={lastSyncedAt}
        now={now}
        timeZone={household?.timeZone ?? 'UTC'}
      />
    </Stack>
  )
}
