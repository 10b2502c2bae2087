/** The dialogs that the menu of what is due opens: those of its chore, and the question for a day or a person. */
import { lazy, Suspense } from 'react'
import type { OpenMenu } from './use-open-menu.ts'

const ChoreDialogs = lazy(async () => ({
  default: (await import('#web/features/tasks/chores/chore-dialogs.tsx')).ChoreDialogs,
}))
const ReplanDialog = lazy(async () => ({
  default: (await import('#web/features/tasks/replan/replan-dialog.tsx')).ReplanDialog,
}))

export function MenuDialogs({ menu }: { readonly menu: OpenMenu }) {
  const { lines, replanning, asked, onAnswered } = menu
  return (
    <Suspense fallback={null}>
      <ChoreDialogs lines={lines} isChild={replanning.household.me.is_child} />
      {asked && <ReplanDialog {...replanning} asked={asked} onClose={onAnswered} />}
    </Suspense>
  )
}
