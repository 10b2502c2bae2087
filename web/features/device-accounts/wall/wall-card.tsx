/** In the settings: whether this device hangs on a wall, and whose week it shows. Stored only on this device (A19). */
import { useLiveQuery } from 'dexie-react-hooks'
import type { ReactNode } from 'react'
import { useAccount } from '#web/data/account.ts'
import { deviceDatabase, peopleHere } from '#web/data/device-database.ts'
import { readWall, saveWall } from '#web/data/wall.ts'
import { Card } from '#web/ui/card.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Select } from '#web/ui/select.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { wallTexts } from './texts.ts'

const texts = wallTexts.card

/** The other choices for this device are below it. */
export function WallCard({ children }: { readonly children?: ReactNode }) {
  const { id } = useAccount()
  const wall = useLiveQuery(readWall) ?? null
  const people = useLiveQuery(readPeople) ?? []
  // The week of a person with a PIN can be put on the wall only by that person.
  const shown = people.filter((person) => person.id === id || person.id === wall || !person.hasPin)
  return (
    <Card aria-labelledby="this-device">
      <SectionHead id="this-device" title={texts.title} />
      <Stack $gap={4}>
        <Switch
          label={texts.hangs}
          note={texts.hangsNote}
          checked={wall !== null}
          onChange={({ target }) => void saveWall(target.checked ? id : null)}
        />
        {wall !== null && shown.length > 1 && (
          <Select
            label={texts.whose}
            value={wall}
            onChange={({ target }) => void saveWall(target.value)}
          >
            {shown.map((person) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
          </Select>
        )}
        {children}
      </Stack>
    </Card>
  )
}

async function readPeople() {
  const [people, pins] = await Promise.all([peopleHere(), deviceDatabase.pins.toArray()])
  const guarded = new Set(pins.map(({ id }) => id))
  return people.map(({ id, name }) => ({ id, name, hasPin: guarded.has(id) }))
}
