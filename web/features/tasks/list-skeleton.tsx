/** The placeholder of the list before its first read. */
import { CardList } from '#web/shared/lists/list-item.tsx'
import { TaskCardSkeleton } from '#web/ui/skeleton.tsx'

export function ListSkeleton() {
  return (
    <CardList as="div">
      <CardSkeletons />
    </CardList>
  )
}

/** The same inside a list that is already there. */
export function CardSkeletons() {
  return (
    <>
      <TaskCardSkeleton />
      <TaskCardSkeleton />
      <TaskCardSkeleton />
      <TaskCardSkeleton />
    </>
  )
}
