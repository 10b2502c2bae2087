/** "Who's here?": the picker of this device's people, on a washing line (A9). */
import { UserCog } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { pageTexts } from '#web/shared/page/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { theme } from '#web/ui/theme.ts'
import { DeviceState } from './device-state.tsx'
import { MittenLine } from './mitten-line.tsx'
import { PeopleFrame } from './people-frame.tsx'
import type { PersonHere } from './people-here.ts'
import { AddTile } from './person-tile.tsx'
import { texts } from './texts.ts'

const AddPerson = lazy(async () => ({ default: (await import('./add-person.tsx')).AddPerson }))
const ManageAccounts = lazy(async () => ({
  default: (await import('./manage-accounts.tsx')).ManageAccounts,
}))

export interface PeopleLineProps {
  readonly people: readonly PersonHere[]
  readonly onChoose: (person: PersonHere) => void
  /** Who was asked for a PIN just now: the focus returns to them. */
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
          <Tools>
            <Theme>
              <ThemeSwitch {...pageTexts.theme} />
            </Theme>
            <Button tone="ghost" icon={UserCog} onClick={() => setManaging(true)}>
              {texts.manage.action}
            </Button>
          </Tools>
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

const Middle = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: 26px;
  h1 {
    font-size: 2.75rem;
    line-height: 1.1;
  }
  > p {
    color: ${theme.text.muted};
    font: ${theme.font.small};
    text-align: center;
  }
  ${theme.media.phone} {
    gap: ${theme.space(4)};
    h1 {
      font-size: 2rem;
    }
  }
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(3)};
`

const Theme = styled.div`
  width: 180px;
`
