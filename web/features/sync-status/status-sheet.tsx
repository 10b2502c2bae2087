/** The sheet of the sync status: refused changes, waiting changes, and the last sync. */
import { Check, FileDown, Info, LogIn, RefreshCw, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { areApart, DAY_MS } from '#domain/calendar.ts'
import { refusalText } from '#domain/refusal-texts.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import type { RejectedItem } from '#web/data/device-store.ts'
import { removeFromDevice } from '#web/data/remove-from-device.ts'
import { countUnsaved, discardRejected, waitingChanges } from '#web/data/unsaved.ts'
import { SafariNotice } from '#web/features/storage/safari-notice.tsx'
import { saveMade } from '#web/shared/files/save-file.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Sentence } from '#web/ui/name.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import { usePending } from '#web/ui/use-pending.ts'
import type { Rows } from './changes.ts'
import { nameOf } from './changes.ts'
import { presentOf } from './present.ts'
import { readSheet } from './read-sheet.ts'
import { factText } from './reasons.ts'
import { RefusedCard } from './refused-card.tsx'
import { groupRefused, isFact } from './refused.ts'
import { stateTexts } from './state-texts.ts'
import type { SyncFacts, SyncState } from './sync-state.ts'
import { syncStateOf } from './sync-state.ts'
import { texts } from './texts.ts'
import { WaitingList } from './waiting-list.tsx'

const SignInAgain = lazyComponent(
  () => import('#web/features/sign-in/sign-in-again.tsx'),
  'SignInAgain',
)

export interface StatusSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly facts: SyncFacts
}

export function StatusSheet({ open, onClose, facts }: StatusSheetProps) {
  const [isSigningIn, setSigningIn] = useState(false)
  const state = syncStateOf(facts)
  if (isSigningIn && !open) setSigningIn(false)
  return (
    <>
      <Dialog
        open={open && !isSigningIn}
        onClose={onClose}
        title={stateTexts[state](facts.waiting)}
        description={texts.explanations[state](facts.refused)}
        {...(facts.refused > 0 && { ground: 'paper', size: 'wide' })}
        footer={footerOf(state, () => setSigningIn(true))}
      >
        <Content lastSyncedAt={facts.lastSyncedAt} />
        {areApart(facts.clockOffsetMs) && (
          <InfoLine tone="warn">{texts.clocksApart(daysApart(facts.clockOffsetMs))}</InfoLine>
        )}
        {facts.waiting > 0 && <SafariNotice waiting={facts.waiting} />}
      </Dialog>
      {isSigningIn && (
        <Suspense fallback={null}>
          <SignInAgain onClose={onClose} />
        </Suspense>
      )}
    </>
  )
}

/** The number of whole days by which two clocks differ. */
function daysApart(apartMs: number): number {
  return Math.round(Math.abs(apartMs) / DAY_MS)
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

function Content({ lastSyncedAt }: Pick<SyncFacts, 'lastSyncedAt'>) {
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
          <RefusedCard key={group.key} group={group} present={present} now={now} />
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

/** The account was deleted, perhaps on another device: offers to save unsent changes, then deletes everything here. */
function AccountGone() {
  const { id, database } = useAccount()
  const unsaved = useLive(countUnsaved)
  const unsent = { name: texts.gone.file, type: 'application/json' }
  return (
    <Stack $gap={2}>
      {unsaved !== undefined && unsaved > 0 && (
        <Button
          tone="soft"
          block
          icon={FileDown}
          onClick={() => saveMade(unsent, () => readUnsent(database))}
        >
          {texts.gone.save}
        </Button>
      )}
      <Button tone="danger" block icon={Trash2} onClick={() => removeFromDevice(id)}>
        {texts.gone.remove}
      </Button>
    </Stack>
  )
}

async function readUnsent(database: AccountDatabase): Promise<string> {
  const [waiting, refused] = await Promise.all([
    waitingChanges(database),
    database.rejected.toArray(),
  ])
  const kept = {
    waiting: waiting.map(({ name, at, input }) => ({ name, at, input })),
    refused: refused.map((item) => {
      const { name, at, input } = item
      return { name, at, input, message: refusalText(item) }
    }),
  }
  return JSON.stringify(kept, null, 2)
}

interface FactLineProps {
  readonly item: RejectedItem
  readonly current: Rows
}

/** A refusal that needs no action, shown once. */
function FactLine({ item, current }: FactLineProps) {
  const { database } = useAccount()
  return (
    <Line>
      <Info size={20} aria-hidden="true" />
      <p>
        <Sentence name={nameOf(item, current)}>{factText(item, current)}</Sentence>
      </p>
      <IconButton
        label={texts.facts.close}
        icon={Check}
        tone="inherit"
        onClick={() => discardRejected(database, [item.id])}
      />
    </Line>
  )
}

const Line = styled.div`
  ${theme.row(3.5)}
  padding: 10px 8px 10px 16px;
  border-radius: ${theme.radius.card};
  background: ${theme.surface.partnerSoft};
  font: ${theme.font.small};
  > svg,
  > button {
    color: ${theme.text.partner};
  }
  > p {
    ${theme.rest}
  }
`
