/** The dialogs of repeating tasks, fetched once a list is shown that can open them. */
import type { ComponentProps } from 'react'
import { Suspense } from 'react'
import { lazyComponent } from '#web/ui/lazy-component.ts'

const Dialogs = lazyComponent(() => import('./chore-dialogs.tsx'), 'ChoreDialogs')

export function ChoreDialogs(props: ComponentProps<typeof Dialogs>) {
  return (
    <Suspense fallback={null}>
      <Dialogs {...props} />
    </Suspense>
  )
}
