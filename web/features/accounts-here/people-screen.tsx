/** Asks who is here, and for the PIN of a person who has one. */
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Splash } from '#web/shared/page/splash.tsx'
import { chosenPerson, forgetChosen } from './chosen-person.ts'
import { openPerson } from './open-person.ts'
import type { PersonHere } from './people-here.ts'
import { usePeopleHere } from './people-here.ts'
import { PeopleLine } from './people-line.tsx'
import { PinPage } from './pin-page.tsx'

export function PeopleScreen() {
  const people = usePeopleHere()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(chosenPerson)
  const [cameFrom, setCameFrom] = useState(chosenPerson)
  const person = people?.find(({ id }) => id === asked)

  async function open({ id }: PersonHere) {
    const address = await openPerson(id)
    if (address !== null) void navigate(address, { replace: true })
  }
  function choose(chosen: PersonHere) {
    setCameFrom(chosen.id)
    if (chosen.pin) setAsked(chosen.id)
    else void open(chosen)
  }

  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    return forgetChosen
  }, [])
  if (people === undefined) return <Splash />
  if (person)
    return <PinPage person={person} onOpen={() => open(person)} onBack={() => setAsked(null)} />
  return <PeopleLine people={people} onChoose={choose} cameFrom={cameFrom} />
}
