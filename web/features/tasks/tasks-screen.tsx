/** All tasks: active, completed and repeating; if there are many, they can be searched. */
import { CalendarDays, Plus } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useSynced } from '#web/data/account.ts'
import type { Agenda } from '#web/shared/agenda/derive-agenda.ts'
import { useAgenda } from '#web/shared/agenda/use-agenda.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import type { RoomChoice } from '#web/shared/rooms/room-choice.ts'
import { useRoomChoice } from '#web/shared/rooms/room-choice.ts'
import { useSearchAddress } from '#web/shared/search/search-address.ts'
import { SearchButton } from '#web/shared/search/search-button.tsx'
import { useNow } from '#web/shared/time/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { IconLink } from '#web/ui/icon-button.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { PageHead } from '#web/ui/shell/page-head.tsx'
import type { TabItem } from '#web/ui/tabs.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { theme } from '#web/ui/theme.ts'
import { ActiveList } from './active-list.tsx'
import type { CompletedCounts } from './completed-list.tsx'
import { CompletedList, useCompletedCounts } from './completed-list.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { tasksScreenTexts } from './screen-texts.ts'
import { SelectionContext } from './selection/selectable.tsx'
import { useSelection } from './selection/use-selection.tsx'
import { SharedTaskAddress } from './shared-task.tsx'
import { TaskDialogs } from './task-dialogs.tsx'
import { taskCardTexts } from './texts.ts'

const TaskSearch = lazyComponent(() => import('./task-search.tsx'), 'TaskSearch')

/** In its own chunk: the list is there before anybody types. */
const QuickAdd = lazyComponent(() => import('./quick-add/quick-add.tsx'), 'QuickAdd')

/** In its own chunk: the lists are there before anybody selects anything. */
const SelectionBar = lazyComponent(() => import('./selection/selection-bar.tsx'), 'SelectionBar')

/** In its own chunk: rules and rotas are needed nowhere else on the page. */
const RepeatingList = lazyComponent(() => import('./chores/repeating-list.tsx'), 'RepeatingList')

export function TasksScreen() {
  const isSearching = useSearchAddress().text !== null
  const household = useHousehold()
  const at = useNow().toISOString()
  // Counted here, so that the lists are as before when a search ends.
  const agenda = useAgenda(at)
  const plain = useSynced(({ tasks }) => tasks.orderBy('_open').count())
  const open = agenda === null ? plain : agenda?.active
  const repeating = useSynced(({ chores }) => chores.count())
  const completed = useCompletedCounts(household)
  return (
    <>
      {!isSearching && <Lists {...{ household, at, open, agenda, completed, repeating }} />}
      {isSearching && household && (
        <Suspense fallback={<ListSkeleton />}>
          <TaskSearch household={household} at={at} />
        </Suspense>
      )}
      <TaskDialogs />
      <SharedTaskAddress />
    </>
  )
}

type ListsProps = {
  readonly household: Household | undefined
  readonly at: string
  /** The numbers of tasks; undefined while they are being counted. */
  readonly open: number | undefined
  readonly completed: CompletedCounts | undefined
  readonly repeating: number | undefined
  readonly agenda: Agenda | null | undefined
}

function Lists({ household, at, open, agenda, completed, repeating }: ListsProps) {
  const overlay = useOverlayAddress()
  const [parameters] = useSearchParams()
  const { keptAt } = useRoomChoice()
  const current = currentTab(parameters.get('tab'))
  const kept = useSelection(current)
  return (
    <>
      <PageHead
        title={tasksScreenTexts.title}
        actions={
          <>
            <SearchButton label={tasksScreenTexts.search} rows={sumOf(open, completed)} />
            <WeekLink to="/week" label={tasksScreenTexts.week}>
              <CalendarDays aria-hidden="true" />
              <span>{tasksScreenTexts.week}</span>
            </WeekLink>
            <Button icon={Plus} onClick={() => overlay.open('new', '1')}>
              {taskCardTexts.createTask}
            </Button>
          </>
        }
      />
      <QuickPlace>
        {household && (
          <Suspense fallback={null}>
            <QuickAdd household={household} at={at} />
          </Suspense>
        )}
      </QuickPlace>
      <Tabs
        of="tasks"
        label={tasksScreenTexts.tabs}
        tabs={tabsFor({ open, completed, repeating, keptAt })}
        current={current}
      />
      <SelectionContext value={current === 'completed' ? null : kept.selection}>
        <TabPanel of="tasks" tab={current}>
          {current === 'active' && (
            <ActiveList household={household} at={at} count={open} agenda={agenda} />
          )}
          {current === 'completed' && (
            <CompletedList household={household} at={at} counts={completed} />
          )}
          {current === 'repeating' && (
            <Suspense fallback={<ListSkeleton />}>
              <RepeatingList household={household} at={at} />
            </Suspense>
          )}
        </TabPanel>
      </SelectionContext>
      {household && kept.all.length > 0 && (
        <Suspense fallback={null}>
          <SelectionBar kept={kept} household={household} at={at} />
        </Suspense>
      )}
    </>
  )
}

function sumOf(open: number | undefined, completed: CompletedCounts | undefined) {
  return open === undefined || completed === undefined
    ? undefined
    : open + completed.own + completed.waiting
}

function currentTab(asked: string | null): 'active' | 'completed' | 'repeating' {
  return asked === 'completed' || asked === 'repeating' ? asked : 'active'
}

type TabFacts = Pick<ListsProps, 'open' | 'completed' | 'repeating'> & Pick<RoomChoice, 'keptAt'>

function tabsFor({ open, completed, repeating, keptAt }: TabFacts): readonly TabItem[] {
  const { own = 0, waiting = 0 } = completed ?? {}
  return [
    {
      id: 'active',
      to: keptAt('?tab=active'),
      label: tasksScreenTexts.active,
      ...counted(open),
    },
    {
      id: 'completed',
      to: keptAt('?tab=completed'),
      label: tasksScreenTexts.completed,
      ...counted(completed && own + waiting),
      ...(waiting > 0 && {
        waiting: { count: waiting, name: tasksScreenTexts.waiting(waiting) },
      }),
    },
    {
      id: 'repeating',
      to: keptAt('?tab=repeating'),
      label: tasksScreenTexts.repeating,
      ...counted(repeating),
    },
  ]
}

function counted(count: number | undefined): Pick<TabItem, 'count'> {
  return count === undefined ? {} : { count }
}

/* As high as the field that is still loading. */
const QuickPlace = styled.div`
  min-height: 52px;
`

/* If there is space, it says where it leads. */
const WeekLink = styled(IconLink)`
  > span {
    display: none;
  }
  ${theme.media.fromLandscape} {
    display: inline-flex;
    gap: ${theme.space(2)};
    ${theme.square('auto')}
    min-height: ${theme.size.control};
    padding-inline: 20px;
    border-radius: ${theme.radius.pill};
    background: ${theme.surface.card};
    box-shadow: inset 0 0 0 1.5px ${theme.line.strong};
    color: ${theme.text.main};
    font: ${theme.font.label};
    > span {
      display: inline;
    }
  }
`
