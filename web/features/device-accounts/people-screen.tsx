/** Asks who is here, and for the PIN if that person has one. */
import { useLiveQuery } from 'dexie-react-hooks'
import type { ReactNode } from 'react'
import { Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { readWall, saveVisitor } from '#web/data/wall.ts'
import { Splash } from '#web/shared/page/splash.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { chosenPerson, forgetChosen, openPerson, showNotOpened } from './open-person.ts'
import type { PersonHere } from './people-here.ts'
import { usePeopleHere } from './people-here.ts'
import { PeopleLine } from './people-line.tsx'
import { PinPage } from './pin-page.tsx'
import { useUntouched } from './wall/use-untouched.ts'

const WallPage = lazyComponent(() => import('./wall/wall-page.tsx'), 'WallPage')

export function PeopleScreen() {
  const people = usePeopleHere()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(chosenPerson)
  const [cameFrom, setCameFrom] = useState(chosenPerson)
  const [isPicking, setPicking] = useState(false)
  const wall = useLiveQuery(readWall)
  const person = people?.find(({ id }) => id === asked)

  async function open({ id }: PersonHere) {
    const address = await openPerson(id)
    if (address !== null) void navigate(address, { replace: true })
  }
  function choose(chosen: PersonHere) {
    setCameFrom(chosen.id)
    if (chosen.pin) setAsked(chosen.id)
    else open(chosen).catch(showNotOpened)
  }

  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    void saveVisitor(null)
    return forgetChosen
  }, [])
  if (people === undefined || wall === undefined) return <Splash />
  if (person)
    return (
      <Untouched isOn={wall !== null} onIdle={() => setAsked(null)}>
        <PinPage person={person} onOpen={() => open(person)} onBack={() => setAsked(null)} />
      </Untouched>
    )
  if (wall !== null && !isPicking)
    return (
      <Suspense fallback={<Splash />}>
        <WallPage of={wall} people={people} onPeople={() => setPicking(true)} />
      </Suspense>
    )
  return (
    <Untouched isOn={wall !== null} onIdle={() => setPicking(false)}>
      <PeopleLine people={people} onChoose={choose} cameFrom={cameFrom} />
    </Untouched>
  )
}

type UntouchedProps = {
  readonly isOn: boolean
  readonly onIdle: () => void
  readonly children: ReactNode
}

/** If nobody answers the question, the wall comes back on a device that has one (A19). */
function Untouched({ isOn, onIdle, children }: UntouchedProps) {
  useUntouched(onIdle, isOn)
  return children
}
