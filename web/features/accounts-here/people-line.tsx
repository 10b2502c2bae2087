/** "Who's here?": the picker of this device's people, on a washing line (A9). */
import { UserCog } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { pageTexts } from '#web/shared/page/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { theme } from '#web/ui/theme.ts'
import { colourwaysFor } from './colourways.ts'
import { DeviceState } from './device-state.tsx'
import { PeopleFrame } from './people-frame.tsx'
import type { PersonHere } from './people-here.ts'
import { AddTile, PersonTile } from './person-tile.tsx'
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
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector<HTMLElement>(`[data-person="${cameFrom}"]`)?.focus()
  }, [cameFrom])
  const colourways = colourwaysFor(people.map(({ id }) => id))
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
        <Line ref={list} aria-label={texts.people}>
          {people.map((person, place) => {
            const colourway = colourways.get(person.id)
            return (
              <li key={person.id}>
                {colourway && (
                  <PersonTile
                    person={person}
                    colourway={colourway}
                    isFlipped={place % 2 === 1}
                    onChoose={() => onChoose(person)}
                  />
                )}
              </li>
            )
          })}
          <li>
            <AddTile
              note={isOnline ? null : texts.add.needsConnection}
              onChoose={() => isOnline && setAdding(true)}
            />
          </li>
        </Line>
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

/* The rope hangs behind every row of pegs, from one edge of the page to the other. */
const Line = styled.ul`
  --tile: 232px;
  --row: 340px;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(0, var(--tile)));
  grid-auto-rows: var(--row);
  justify-content: center;
  gap: ${theme.space(2)};
  width: 100vw;
  margin-inline: -32px;
  padding-inline: 32px;
  background: linear-gradient(
      ${theme.line.strong} 0 3px,
      transparent 3px calc(var(--row) + ${theme.space(2)})
    )
    0 14px / 100% calc(var(--row) + ${theme.space(2)});
  ${theme.media.phone} {
    --tile: 160px;
    --row: 226px;
    margin-inline: -16px;
    padding-inline: 16px;
    background-position-y: 8px;
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
