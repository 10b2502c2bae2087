/** The children without e-mail on the partner page, one card each; the first is open. */
import { Plus } from 'lucide-react'
import { CardList } from '#web/shared/lists/list-item.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { Button } from '#web/ui/button.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { ChildCard } from './child-card.tsx'
import { ChildDialogs } from './child-dialogs.tsx'
import { childTexts } from './texts.ts'
import { useChildren } from './use-children.ts'

export function ChildrenSection({ household }: { readonly household: Household }) {
  const children = useChildren(household)
  return (
    <>
      {children.list.length > 0 && (
        <section aria-labelledby="children">
          <SectionHead id="children" title={childTexts.title} />
          <CardList>
            {children.list.map((child, place) => (
              <li key={child.user.id}>
                <ChildCard
                  child={child}
                  household={household}
                  all={children}
                  startsOpen={place === 0}
                />
              </li>
            ))}
          </CardList>
        </section>
      )}
      <ChildDialogs household={household} all={children} />
    </>
  )
}

export function AddChildButton() {
  const overlay = useOverlayAddress()
  return (
    <Button icon={Plus} onClick={() => overlay.open('add-child', '1')}>
      {childTexts.add}
    </Button>
  )
}
