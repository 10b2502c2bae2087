/** Turns what another app shared (the manifest's share target) into a new task. */
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { firstCharacters, lengthOf } from '#domain/text.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'

const SharedLine = lazyComponent(() => import('./quick-add/shared-line.tsx'), 'SharedLine')

const NAME_LENGTH = 100
const DESCRIPTION_LENGTH = 1000

export type SharedTask = { readonly name: string; readonly description: string }

/** Opens the dialog when the address says that something was shared. Place it once on the screen the manifest names. */
export function SharedTaskAddress() {
  const { search } = useLocation()
  const shared = readShared(new URLSearchParams(search))
  const household = useHousehold()
  if (shared === null || !household) return null
  return (
    <Suspense fallback={null}>
      <SharedLine shared={shared} household={household} />
    </Suspense>
  )
}

/** Apps differ in which field they fill: the name is the title, else the first line there is. */
export function readShared(parameters: URLSearchParams): SharedTask | null {
  const said = ['title', 'text', 'url']
    .flatMap((name) => (parameters.get(name) ?? '').split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const lines = [...new Set(said)]
  const [first] = lines
  if (first === undefined) return null
  // Too long for a name, it stands whole in the description.
  const rest = lengthOf(first) > NAME_LENGTH ? lines : lines.slice(1)
  return {
    name: firstCharacters(first, NAME_LENGTH),
    description: firstCharacters(rest.join('\n'), DESCRIPTION_LENGTH),
  }
}
