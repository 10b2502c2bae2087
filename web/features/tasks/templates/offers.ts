/** The choices in the dialog of templates: the starter pack, and one's own templates. */
import { starterPack } from '#domain/templates/starter-pack.ts'
import type { Room, StarterChore } from '#domain/templates/starter-pack.ts'
import type { Chore, Template } from '#domain/templates/template.ts'
import { choreOf } from './save-template.ts'

export type Offer = {
  readonly key: string
  readonly chore: Chore
  /** Of a chore of the starter pack. */
  readonly room: Room | null
  /** Of one's own. */
  readonly template: Template | null
}

/** Shared from the start where there is somebody to share with. */
export function starterOffers(isShared: boolean): readonly Offer[] {
  return starterPack.map((starter) => ({
    key: `starter ${starter.name}`,
    chore: starterChore(starter, isShared),
    room: starter.room,
    template: null,
  }))
}

export function starterChore({ room: _, ...chore }: StarterChore, isShared: boolean): Chore {
  return { ...chore, description: '', image_url: null, is_shared: isShared }
}

export function ownOffers(templates: readonly Template[]): readonly Offer[] {
  return templates.map((template) => ({
    key: template.id,
    chore: choreOf(template),
    room: null,
    template,
  }))
}

/** What fits the search; without one, what is of the room. */
export function fitting(offers: readonly Offer[], search: string, room: Room): readonly Offer[] {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return offers.filter((offer) => offer.room === null || offer.room === room)
  return offers.filter(({ chore }) => chore.name.toLowerCase().includes(wanted))
}
