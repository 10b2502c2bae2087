/** All tasks: active and completed. */
import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useLive } from '#web/data/account.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/shell/page-head.tsx'
import type { TabItem } from '#web/ui/tabs.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { ActiveList } from './active-list.tsx'
import { CompletedList } from './completed-list.tsx'
import { tasksScreenTexts } from './screen-texts.ts'
import { SharedTaskAddress } from './shared-task.tsx'
import { TaskDialogs } from './task-dialogs.tsx'
import { taskCardTexts } from './texts.ts'
import { useCompletedCounts } from './use-completed-counts.ts'

export function TasksScreen() {
  const household = useHousehold()
  const at = useNow().toISOString()
  const overlay = useOverlayAddress()
  const [parameters] = useSearchParams()
  const current = parameters.get('tab') === 'completed' ? 'completed' : 'active'
  const openCount = useLive(({ tasks }) => tasks.orderBy('_open').count())
  const counts = useCompletedCounts(household)
  return (
    <>
      <PageHead
        title={tasksScreenTexts.title}
        actions={
          <Button icon={Plus} onClick={() => overlay.open('new', '1')}>
            {taskCardTexts.createTask}
          </Button>
        }
      />
      <Tabs
        of="tasks"
        label={tasksScreenTexts.tabs}
        tabs={tabsFor(openCount, counts && counts.own + counts.waiting)}
        current={current}
      />
      <TabPanel of="tasks" tab={current}>
        {current === 'active' ? (
          <ActiveList household={household} at={at} count={openCount} />
        ) : (
          <CompletedList household={household} at={at} counts={counts} />
        )}
      </TabPanel>
      <TaskDialogs />
      <SharedTaskAddress />
    </>
  )
}

function tabsFor(open: number | undefined, completed: number | undefined): readonly TabItem[] {
  return [
    { id: 'active', to: '?tab=active', label: tasksScreenTexts.active, ...counted(open) },
    {
      id: 'completed',
      to: '?tab=completed',
      label: tasksScreenTexts.completed,
      ...counted(completed),
    },
  ]
}

function counted(count: number | undefined): Pick<TabItem, 'count'> {
  return count === undefined ? {} : { count }
}
