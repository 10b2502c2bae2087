/** The list before the first answer of the device. */
import { TaskCardSkeleton } from '#web/ui/skeleton.tsx'
import { Stack } from '#web/ui/stack.tsx'

export function ListSkeleton() {
  return (
    <Stack $gap={3}>
      <TaskCardSkeleton />
      <TaskCardSkeleton />
      <TaskCardSkeleton />
      <TaskCardSkeleton />
    </Stack>
  )
}
