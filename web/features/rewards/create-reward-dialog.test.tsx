/** The requirements of the reward form (RW8), its draft, and the limit of the free plan (S1). */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Navigate, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { localDay } from '#domain/calendar.ts'
import { idOf, monday, openSettings } from '#domain/testing/make.ts'
import { deviceDatabase } from '#web/data/device-database.ts'
import type { RejectedItem } from '#web/data/device-store.ts'
import { chooseSlowPicture } from '#web/testing/choose-slow-picture.ts'
import { pair } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { currentToast } from '#web/ui/toast-store.ts'
import { CreateRewardDialog } from './create-reward-dialog.tsx'

const dialog = <CreateRewardDialog open onClose={() => undefined} />

function fill(label: RegExp, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

test('name and description are required, the picture is not; the cost begins at 100', async () => {
  const { ran } = await renderForAccount({ name: 'Maya', rows: [] }, '/rewards', dialog)
  await screen.findByRole('dialog')
  fireEvent.click(screen.getByRole('button', { name: 'Create Reward' }))
  expect(await screen.findByText('Name is required')).toBeTruthy()
  expect(screen.getByText('Description is required')).toBeTruthy()
  fill(/^Picture link/, 'bath')
  fill(/^Name/, 'Bath')
  fill(/^Description/, 'With the door locked')
  fireEvent.click(screen.getByRole('button', { name: 'Create Reward' }))
  expect(await screen.findByText('Please enter a valid URL')).toBeTruthy()
  fill(/^Picture link/, '')
  fireEvent.click(screen.getByRole('button', { name: 'Create Reward' }))
  await waitFor(() => expect(ran).toHaveLength(1))
  expect(ran[0]?.[1]).toMatchObject({
    name: 'Bath',
    description: 'With the door locked',
    point_cost: 100,
    image_url: null,
  })
})

test('what was refused before is decided by it, and open again when it is taken back (R46)', async () => {
  const refused: RejectedItem = {
    id: 'refused',
    name: 'updateReward',
    version: 1,
    input: { id: idOf('Bath') },
    changes: [],
    code: 'not_found',
    message: '',
    details: null,
    at: monday,
    rejected_at: monday,
  }
  const prefill = { fields: { name: 'Bath', description: 'Hot' }, settles: [refused.id] }
  function Prefilled() {
    const { state } = useLocation() as { readonly state: unknown }
    return state === null ? (
      <Navigate to="/rewards?new-reward=1" state={{ begun: prefill }} />
    ) : (
      dialog
    )
  }
  const fixture = { name: 'Maya', rows: [], instead: { undo: () => Promise.resolve(true) } }
  const { database } = await renderForAccount(fixture, '/rewards', <Prefilled />)
  await database.rejected.put(refused)
  await screen.findByRole('dialog')
  fireEvent.click(screen.getByRole('button', { name: 'Create Reward' }))
  await waitFor(() => expect(currentToast()?.action?.label).toBe('Undo'))
  expect(await database.rejected.count()).toBe(0)
  currentToast()?.action?.onPress()
  await waitFor(async () => expect(await database.rejected.count()).toBe(1))
})

test('it cannot be saved while its picture is still made small (RW8)', async () => {
  await renderForAccount({ name: 'Maya', rows: [] }, '/rewards', dialog)
  await screen.findByRole('dialog')
  const fail = chooseSlowPicture(screen.getByLabelText('Upload Photo'))
  const save = screen.getByRole('button', { name: 'Create Reward' })
  expect(save.getAttribute('aria-busy')).toBe('true')
  fail()
  await waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull())
})

test('only what somebody typed is kept as a draft, also where it could be for somebody else (RW19)', async () => {
  await renderForAccount({ name: 'Maya', rows: pair }, '/rewards', dialog)
  await screen.findByLabelText('For')
  fill(/^Name/, 'Bath')
  await waitFor(async () => {
    const [draft] = await deviceDatabase.drafts.toArray()
    expect(draft?.typed).toEqual([{ field: 'name', value: 'Bath', over: '' }])
  })
})

test('the used-up day of the free plan is told (S1)', async () => {
  const id = idOf('Maya')
  const day = localDay(new Date().toISOString(), 'Europe/Berlin')
  const usage = { id: `${id}:${day}`, user_id: id, tasks: 0, rewards: 3, imports: 0 }
  const rows = [['usages', usage]] as const
  const settings = { ...openSettings, planLimits: true }
  await renderForAccount({ name: 'Maya', rows, settings, plan: 'free' }, '/rewards', dialog)
  expect(await screen.findByText(/The free plan includes 3 rewards a day\./)).toBeTruthy()
})
