/** The admin screen: all accounts of this server, statistics, and one account in detail (A18). */
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import type { Role } from '#domain/users/user.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import { PageHead } from '#web/ui/shell/page-head.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { AdminTab } from './admin-address.ts'
import { adminTabs, useAdminAddress } from './admin-address.ts'
import { DetailsTab } from './details-tab.tsx'
import { StatisticsTab } from './statistics-tab.tsx'
import { adminTexts } from './texts.ts'
import { UsersTab } from './users-tab.tsx'

const contents = {
  users: UsersTab,
  statistics: StatisticsTab,
  details: DetailsTab,
} as const satisfies Record<AdminTab, unknown>

export function AdminScreen() {
  const role = useRole()
  if (role === 'user') return <AccessDenied />
  return (
    <>
      <PageHead title={adminTexts.title} />
      {role === 'admin' && <Content />}
    </>
  )
}

function Content() {
  const { tab: current, link } = useAdminAddress()
  const Content = contents[current]
  return (
    <>
      <Tabs
        of="admin"
        label={adminTexts.tabs}
        current={current}
        tabs={adminTabs.map((tab) => ({ id: tab, to: link({ tab }), label: adminTexts[tab] }))}
      />
      <TabPanel of="admin" tab={current}>
        <Content />
      </TabPanel>
    </>
  )
}

/** Also if the person loses the role while the screen is open. */
function AccessDenied() {
  useEffect(() => {
    showToast({ title: adminTexts.denied, description: adminTexts.deniedText, tone: 'bad' })
  }, [])
  return <Navigate to="/" replace />
}

/** The role of the active account, as the server last reported it. Undefined until the device knows. */
function useRole(): Role | undefined {
  const { id } = useAccount()
  return useLive(async ({ accounts }) => (await accounts.get(id))?.role, [id])
}
