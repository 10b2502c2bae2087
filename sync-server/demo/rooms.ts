/** The rooms of the demo family, and the tasks in them. */
import { derivedId } from '#domain/derived-id.ts'
import type { RoomIcon, RoomSwatch } from '#domain/rooms/room.ts'
import type { FirstName } from './family.ts'
import type { Stage } from './stage.ts'

type DemoRoom = {
  readonly name: string
  readonly icon: RoomIcon
  readonly swatch: RoomSwatch
  /** The names of its tasks. */
  readonly tasks: readonly string[]
}

const CREATED_DAYS_AGO = 150

const rooms: readonly DemoRoom[] = [
  {
    name: 'Kitchen',
    icon: 'kitchen',
    swatch: 'mug',
    tasks: [
      'Cook dinner',
      'Clear out the fridge',
      'Change the water filter',
      'Fix the dripping tap',
      'Deep-clean the oven',
      'Descale the kettle',
      'Set the table',
    ],
  },
  { name: 'Living room', icon: 'sofa', swatch: 'sofa', tasks: ['Feed the fish'] },
  {
    name: 'Children’s room',
    icon: 'baby',
    swatch: 'star',
    tasks: ['Make the bed', 'Build the castle back up'],
  },
  {
    name: 'Garden',
    icon: 'garden',
    swatch: 'tulip',
    tasks: ['Edge the lawn', 'Rake the leaves', 'Water the balcony jungle'],
  },
]

const owners: readonly FirstName[] = ['Maya', 'Theo']

/** Both parents have each of these; the family sees them as one. */
export function addRooms(stage: Stage): void {
  stage.at(stage.day(CREATED_DAYS_AGO, 9), () => {
    for (const owner of owners)
      for (const { name, icon, swatch } of rooms)
        stage.act(owner, 'createRoom', { id: idOf(owner, name), name, icon, swatch })
  })
}

/** The room of the task with this name. */
export function roomIdOf(owner: FirstName, task: string): string | null {
  const room = rooms.find(({ tasks }) => tasks.includes(task))
  return room && owners.includes(owner) ? idOf(owner, room.name) : null
}

function idOf(owner: FirstName, name: string): string {
  return derivedId('demo room', owner, name)
}
