/** "Which rooms do you have?": a week of ready-made chores, looked through and then made at once (T30). */
import { useTopOfPage } from '#web/shared/page/use-top-of-page.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { theme } from '#web/ui/theme.ts'
import { useReadyAddress } from './ready-address.ts'
import { RoomsStep } from './rooms-step.tsx'
import { useReadyWeek } from './use-ready-week.ts'
import { WeekStep } from './week-step.tsx'

export function ReadyWeekScreen() {
  const household = useHousehold()
  return household ? <Steps household={household} /> : <Loading />
}

/** Keeps the changes to the week while the rooms are chosen again. */
function Steps({ household }: { readonly household: Household }) {
  const address = useReadyAddress()
  const week = useReadyWeek(household, address)
  useTopOfPage(address.isWeek)
  if (!week) return <Loading />
  return address.isWeek ? (
    <WeekStep week={week} household={household} toRooms={address.toRooms} />
  ) : (
    <RoomsStep address={address} drafts={week.drafts} />
  )
}

function Loading() {
  return <Skeleton $width="100%" $height="480px" $radius={theme.radius.card} />
}
