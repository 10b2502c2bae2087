/** "Who's here?": the picker of this device's people, on a washing line (A9). */
import { Dexie } from 'dexie'
import { useLiveQuery } from 'dexie-react-hooks'
import { CircleCheck, CloudOff, RefreshCw, UserCog } from 'lucide-react'
import { Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { AccountDatabase, databaseName } from '#web/data/database.ts'
import { closedAccounts } from '#web/data/device-database.ts'
import { isClosed } from '#web/data/storage-errors.ts'
import { countUnsaved } from '#web/data/unsaved.ts'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { pageTexts } from '#web/shared/page/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Logo } from '#web/ui/logo.tsx'
import { Row } from '#web/ui/stack.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { theme } from '#web/ui/theme.ts'
import { MittenLine } from './mitten-line.tsx'
import { PeopleFrame } from './people-frame.tsx'
import type { PersonHere } from './people-here.ts'
import { AddTile } from './person-tile.tsx'
import { texts } from './texts.ts'

const AddPerson = lazyComponent(() => import('./add-person.tsx'), 'AddPerson')
const ManageAccounts = lazyComponent(() => import('./manage-accounts.tsx'), 'ManageAccounts')

export interface PeopleLineProps {
  readonly people: readonly PersonHere[]
  readonly onChoose: (person: PersonHere) => void
  /** The person who was just asked for a PIN: the focus returns to their mitten. */
  readonly cameFrom: string | null
}

export function PeopleLine({ people, onChoose, cameFrom }: PeopleLineProps) {
  const isOnline = useOnline()
  const [isAdding, setAdding] = useState(false)
  const [isManaging, setManaging] = useState(false)
  return (
    <PeopleFrame
      page={texts.page}
      corner={<Logo name={pageTexts.appName} />}
      foot={
        <>
          <DeviceState people={people} />
          <Row $wrap>
            <Theme>
              <ThemeSwitch {...pageTexts.theme} />
            </Theme>
            <Button tone="ghost" icon={UserCog} onClick={() => setManaging(true)}>
              {texts.manage.action}
            </Button>
          </Row>
        </>
      }
    >
      <Middle>
        <h1>{texts.title}</h1>
        <MittenLine label={texts.people} people={people} focused={cameFrom} onChoose={onChoose}>
          <li>
            <AddTile
              note={isOnline ? null : texts.add.needsConnection}
              onChoose={() => isOnline && setAdding(true)}
            />
          </li>
        </MittenLine>
        <p>{texts.apart}</p>
      </Middle>
      <Suspense fallback={null}>
        {isAdding && <AddPerson onClose={() => setAdding(false)} />}
        {isManaging && <ManageAccounts people={people} onClose={() => setManaging(false)} />}
      </Suspense>
    </PeopleFrame>
  )
}

interface DeviceStateProps {
  readonly people: readonly Pick<PersonHere, 'waiting' | 'isUnreached'>[]
}

/** The sync status of the whole device: everybody's unsent changes in one line, also of those who signed out. */
function DeviceState({ people }: DeviceStateProps) {
  const waiting = people.reduce((sum, person) => sum + person.waiting, useKeptHere())
  // A network may lead nowhere: the exchanges of everybody here count as evidence, too.
  const isOnline = useOnline() && !people.some(({ isUnreached }) => isUnreached)
  const { offline, offlineWaiting, synced, waiting: waitingText } = texts.device
  if (!isOnline)
    return (
      <Line role="status" $isBasted>
        <CloudOff size={18} aria-hidden="true" />
        {waiting === 0 ? offline : offlineWaiting(waiting)}
      </Line>
    )
  const Icon = waiting === 0 ? CircleCheck : RefreshCw
  return (
    <Line role="status" $isBasted={waiting > 0}>
      <Icon size={18} aria-hidden="true" />
      {waiting === 0 ? synced : waitingText(waiting)}
    </Line>
  )
}

/** How many changes people who signed out have left on this device until they sign in again (A5). */
function useKeptHere(): number {
  return useLiveQuery(countKept) ?? 0
}

async function countKept(): Promise<number> {
  const counts = await Promise.all((await closedAccounts()).map(({ id }) => countOf(id)))
  return counts.reduce((sum, count) => sum + count, 0)
}

async function countOf(id: string): Promise<number> {
  if (!(await Dexie.exists(databaseName(id)))) return 0
  const database = new AccountDatabase(id)
  // It may be deleted meanwhile, and opening it would create an empty one in its place.
  database.on('populate', (transaction) => transaction.abort())
  try {
    return await countUnsaved(database)
  } catch (error) {
    // Being discarded at this moment.
    if (isClosed(error) || !(await Dexie.exists(databaseName(id)))) return 0
    throw error
  } finally {
    database.close()
  }
}

const Middle = styled.div`
  ${theme.column(6.5)}
  align-content: center;
  justify-items: center;
  h1 {
    font-size: 2.75rem;
    line-height: 1.1;
  }
  > p {
    ${theme.note}
    text-align: center;
  }
  ${theme.media.phone} {
    gap: ${theme.space(4)};
    h1 {
      font-size: 2rem;
    }
  }
`

const Theme = styled.div`
  width: 180px;
`

const Line = styled.p<{ $isBasted: boolean }>`
  ${theme.inline(2)}
  min-height: ${theme.size.target};
  padding: 4px 14px 4px 12px;
  border-radius: ${theme.radius.pill};
  font: ${theme.font.smallStrong};
  ${({ $isBasted }) =>
    $isBasted
      ? `background: ${theme.surface.card}; ${theme.basted}`
      : `color: ${theme.text.muted};`}
`
