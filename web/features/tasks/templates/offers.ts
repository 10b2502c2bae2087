/** The choices in the dialog of templates: ready-made chores, and the person's own templates. */
import type { TaskDetails } from '#domain/tasks/task.ts'
import { detailsOf } from '#domain/tasks/task.ts'
import { detailsOfStarter } from '#domain/templates/first-chores.ts'
import { starterPack } from '#domain/templates/starter-pack.ts'
import type { Room } from '#domain/templates/starter-pack.ts'
import type { Template } from '#domain/templates/template.ts'

export type Offer = {
  readonly key: string
  readonly details: TaskDetails
  /** Only for ready-made chores. */
  readonly room: Room | null
  /** Only for the person's own templates. */
  readonly template: Template | null
}

/** Shared from the start if there is somebody to share with. */
export function starterOffers(isShared: boolean): readonly Offer[] {
  return starterPack().map((starter) => ({
    key: `starter ${starter.name}`,
    details: detailsOfStarter(starter, isShared),
    room: starter.room,
    template: null,
  }))
}

export function ownOffers(templates: readonly Template[]): readonly Offer[] {
  return templates.map((template) => ({
    key: template.id,
    details: detailsOf(template),
    room: null,
    template,
  }))
}

/** The offers that match the search; without a search, those of the room. */
export function fitting(offers: readonly Offer[], search: string, room: Room): readonly Offer[] {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return offers.filter((offer) => offer.room === null || offer.room === room)
  return offers.filter(({ details }) => details.name.toLowerCase().includes(wanted))
}
