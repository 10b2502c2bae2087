/** The big buttons: three pages and nothing else, one tap to complete, ten seconds to undo, and reading aloud. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { emptyBalance } from '#domain/points/points.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import type { Task } from '#domain/tasks/task.ts'
import {
  idOf,
  makeMadeChild,
  makeAccount,
  makeReward,
  makeTask,
  makeUser,
  monday,
} from '#domain/testing/make.ts'
import { FORMER_MEMBER } from '#domain/users/user.ts'
import { deviceDatabase, rememberAccount } from '#web/data/device-database.ts'
import { connectUpdates } from '#web/features/updates/app-updates.ts'
import { SessionContext } from '#web/shared/session/session.ts'
import { chooseSlowPicture } from '#web/testing/choose-slow-picture.ts'
import { goBack } from '#web/testing/go-back.tsx'
import type { Row, Rows } from '#web/testing/pair.ts'
import type { Ran } from '#web/testing/render-for-account.tsx'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { standInCamera } from '#web/testing/stand-in-camera.ts'
import { swatchFor } from '#web/ui/swatch.ts'
import { KidApp } from './kid-app.tsx'

const feed = makeTask('Juno', {
  id: idOf('feed'),
  name: 'Feed Pixel',
  time_minutes: 10,
  effort_level: 'easy',
  checklist: 'Fresh water\nOne scoop',
})

function task(owner: string, name: string, given: Partial<Task> = {}): Row {
  return ['tasks', makeTask(owner, { id: idOf(name), name, ...given })]
}

function wish(name: string, point_cost: number, given: Partial<Reward> = {}): Row {
  return ['rewards', makeReward('Juno', { id: idOf(name), name, point_cost, ...given })]
}

const savesForLego: Row = ['accounts', makeAccount('Juno', { goal_id: idOf('Lego') })]

/** The app of Juno, whom Maya made, and who has 95 points. */
function renderKid(rows: Rows, path = '/', app = <KidApp />) {
  const all: Rows = [
    ...makeMadeChild('Juno', 'Maya'),
    ['users', makeUser('Maya')],
    ['balances', { ...emptyBalance(idOf('Juno')), total_points: 95 }],
    ...rows,
  ]
  return renderForAccount({ name: 'Juno', rows: all }, path, app)
}

/** A device with one voice; records what it was told to say. */
function standIn(voices: readonly Partial<SpeechSynthesisVoice>[]) {
  const said: string[] = []
  const listeners = new Set<() => void>()
  class Utterance extends EventTarget {
    readonly text: string
    voice: unknown = null
    lang = ''
    constructor(text: string) {
      super()
      this.text = text
    }
  }
  const cancel = vi.fn<() => void>()
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: ({ text }: Utterance) => void said.push(text),
    cancel,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  })
  return { said, cancel }
}

beforeEach(() => void standIn([]))

test('there are three pages and the switch to another person, and nothing else (K7)', async () => {
  await renderKid([['tasks', feed]])
  await screen.findByRole('button', { name: /^Done: Feed Pixel/ })
  await screen.findByRole('button', { name: /Juno\s*, Switch person/ })
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Today',
    'My points',
    'Wishes',
  ])
  expect(screen.getAllByRole('button')).toHaveLength(2)
  expect(screen.queryByRole('tab')).toBeNull()
})

test('today has what is the child’s own or for it, not what others could claim (K7)', async () => {
  await renderKid([
    ['tasks', feed],
    task('Maya', 'Make my bed', { assigned_to: idOf('Juno') }),
    task('Maya', 'File the taxes'),
    task('Juno', 'Pack for the trip', { due_on: '2099-01-01', due_zone: 'UTC' }),
  ])
  await screen.findByRole('heading', { name: 'Feed Pixel' })
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(names.toSorted()).toEqual(['Feed Pixel', 'Make my bed'])
})

test('Done leaves the card in its place with Undo, which takes no tap in the first second, and Done none after it (K7)', async () => {
  const { ran } = await renderKid([['tasks', feed]])
  fireEvent.click(await screen.findByRole('button', { name: /^Done: Feed Pixel/ }))
  const undo = await screen.findByRole('button', { name: 'Undo: Feed Pixel' })
  expect(ran).toEqual([['completeTask', { id: feed.id }]])
  fireEvent.click(undo)
  expect(ran).toHaveLength(1)
  await waitFor(() => expect(undo.dataset['left']).toBe('9'))
  // However long the rest takes, the next tap is within the second after it was undone.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  fireEvent.click(undo)
  fireEvent.click(undo)
  await waitFor(() => expect(ran.at(-1)).toEqual(['reopenTask', { id: feed.id }]))
  const again = await screen.findByRole('button', { name: /^Done: Feed Pixel/ })
  fireEvent.click(again)
  expect(again.getAttribute('aria-disabled')).toBeNull()
  expect(ran).toHaveLength(2)
})

test('with keys alone, Done leads to Undo and back, and the focus stays on the card (K7, U7)', async () => {
  await renderKid([['tasks', feed], wish('Film night', 60)])
  const done = await screen.findByRole('button', { name: /^Done: Feed Pixel/ })
  done.focus()
  fireEvent.click(done)
  const undo = await screen.findByRole('button', { name: 'Undo: Feed Pixel' })
  expect(document.activeElement).toBe(undo)
  await waitFor(() => expect(undo.dataset['left']).toBe('9'))
  fireEvent.click(undo)
  const again = await screen.findByRole('button', { name: /^Done: Feed Pixel/ })
  expect(document.activeElement).toBe(again)

  fireEvent.click(screen.getByRole('link', { name: 'Wishes' }))
  const redeem = await screen.findByRole('button', { name: /^Redeem Film night/ })
  redeem.focus()
  fireEvent.click(redeem)
  const back = await screen.findByRole('button', { name: 'Undo: Film night' })
  expect(document.activeElement).toBe(back)
})

test('another page begins at its top, for the eyes and for the keys (K7)', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue()
  onTestFinished(() => scrolled.mockRestore())
  await renderKid([['tasks', feed]])
  const wishes = await screen.findByRole('link', { name: 'Wishes' })
  wishes.focus()
  fireEvent.click(wishes)
  await screen.findByRole('button', { name: 'A new wish' })
  expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('who goes back from the camera is where they came from (K7, U7)', async () => {
  await renderKid([['tasks', { ...feed, needs_photo: true }]])
  const done = await screen.findByRole('button', { name: /^Done: Feed Pixel/ })
  done.focus()
  fireEvent.click(done)
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(done))
})

test('two quick taps on the shutter take one photo, which completes it once (T20)', async () => {
  const { toBlob } = standInCamera()
  await renderKid([['tasks', { ...feed, needs_photo: true }]])
  fireEvent.click(await screen.findByRole('button', { name: /^Done: Feed Pixel/ }))
  const shutter = await screen.findByRole('button', { name: 'Take photo' })
  await waitFor(() => expect(shutter.getAttribute('aria-disabled')).toBe('false'))
  fireEvent.click(shutter)
  fireEvent.click(shutter)
  expect(toBlob).toHaveBeenCalledOnce()
})

test('steps are ticked, and where all come first the button says how many are done (K7, T18)', async () => {
  const { ran } = await renderKid([['tasks', { ...feed, all_steps: true }]])
  const button = await screen.findByRole('button', { name: '0 of 2 steps' })
  fireEvent.click(button)
  fireEvent.click(screen.getByRole('checkbox', { name: 'One scoop' }))
  expect(await screen.findByRole('button', { name: '1 of 2 steps' })).toBeTruthy()
  expect(ran).toEqual([['tickStep', { id: feed.id, text: 'One scoop', on: true }]])
})

test('My points has the number, the way to the nearest wish and what it came from (K7)', async () => {
  const done = { completed_at: monday, completions: 1, effort_level: 'easy' as const }
  const table = task('Juno', 'Set the table', { time_minutes: 5, ...done })
  await renderKid([table, wish('Lego', 200)], '/points')
  expect(await screen.findByText('95')).toBeTruthy()
  expect(
    screen.getByRole('meter', { name: 'Points for Lego' }).getAttribute('aria-valuetext'),
  ).toBe('95 of 200')
  const row = screen.getByRole('heading', { name: 'Set the table' }).closest('article')
  expect(row && within(row).getByText('Awaiting approval')).toBeTruthy()
  expect(row && within(row).getByText('+5')).toBeTruthy()
})

test('My points has what the child helped with, and of each its own part (K7, T22)', async () => {
  const done = { completed_at: monday, completions: 1, time_minutes: 9, helpers: idOf('Juno') }
  const rake = task('Maya', 'Rake the leaves', done)
  const wash = task('Juno', 'Wash up', { ...done, helpers: idOf('Maya') })
  await renderKid([rake, wash], '/points')
  const partOf = async (name: string) =>
    (await screen.findByRole('heading', { name })).closest('article')?.querySelector('b')
      ?.textContent
  expect(await partOf('Rake the leaves')).toBe('+9')
  expect(await partOf('Wash up')).toBe('+9')
})

test('My points names a task whose text went with its owner as other pages do (K7, F5)', async () => {
  const done = { completed_at: monday, completions: 1, claimed_by: idOf('Juno') }
  const owner = { user_id: FORMER_MEMBER, name: '', is_shared: false }
  await renderKid([task('Maya', 'Rake the leaves', { ...done, ...owner })], '/points')
  expect(await screen.findByRole('heading', { name: 'Private task' })).toBeTruthy()
})

test('a reward that was denied afterwards costs nothing, and the child reads why (K7, RW2)', async () => {
  const denied = { redeemed_at: monday, denied_by: idOf('Maya'), deny_note: 'Tomorrow instead' }
  await renderKid([wish('Film night', 60, denied)], '/points')
  const row = (await screen.findByRole('heading', { name: 'Film night' })).closest('article')
  expect(row?.textContent).toBe('Film nightTomorrow instead')
})

test('what was redeemed of a wish that stays has the picture of that wish (K7, RW8, RW18)', async () => {
  const had = { id: idOf('ice had'), source_id: idOf('Ice'), redeemed_at: monday }
  await renderKid([wish('Ice', 60, had)], '/points')
  const row = (await screen.findByRole('heading', { name: 'Ice' })).closest('article')
  expect(row?.querySelector('img')?.getAttribute('src')).toBe(swatchFor(idOf('Ice')))
})

test('of many wishes that were denied the first are drawn, and each knows its place (K7)', async () => {
  const denied = Array.from({ length: 20 }, (_, place) =>
    wish(`Dog ${place}`, 60, {
      awaiting_approval: true,
      approved_by: null,
      denied_by: idOf('Maya'),
    }),
  )
  await renderKid(denied, '/wishes')
  const cards = await screen.findAllByRole('heading', { name: /^Dog/ })
  expect(cards).toHaveLength(12)
  expect(cards[11]?.closest('[role=listitem]')?.getAttribute('aria-setsize')).toBe('20')
  expect(screen.getByRole('button', { name: 'A new wish' })).toBeTruthy()
})

test('a wish that is within reach can be redeemed, one without a cost waits for a parent (K7, K9)', async () => {
  const waits = { awaiting_approval: true, approved_by: null }
  const { ran } = await renderKid([wish('Film night', 60), wish('A dog', 0, waits)], '/wishes')
  expect(await screen.findByText('Waiting for Maya')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Redeem Film night for 60 points' }))
  expect(await screen.findByRole('button', { name: 'Undo: Film night' })).toBeTruthy()
  expect(ran).toMatchObject([['redeemReward', { id: idOf('Film night'), cost: 60 }]])
})

test('what is saved for is the goal; one that is used up says so, one that stays is given back by its redemption (P4, RW17, RW18)', async () => {
  const film = wish('Film', 5, { is_standing: true })
  const ice = wish('Ice', 5, { is_standing: true, stock: 0 })
  const rows = [savesForLego, wish('Lego', 500), wish('A kite', 300), film, ice]
  const { ran } = await renderKid(rows, '/wishes')
  const [hero] = await screen.findAllByRole('meter')
  expect(hero?.getAttribute('aria-valuemax')).toBe('500')
  expect(await screen.findByText('None left')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Redeem Film for 5 points' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Redeem for 5' }))
  const undo = await screen.findByRole('button', { name: 'Undo: Film' })
  await waitFor(() => expect(undo.dataset['left']).toBe('9'))
  fireEvent.click(undo)
  await waitFor(() => expect(ran.at(-1)?.[0]).toBe('returnReward'))
  const [[, redeemed], [, returned]] = ran as [Ran, Ran]
  expect(returned).toEqual({ id: Reflect.get(Object(redeemed), 'redemption_id') as string })
})

test('a wish out of reach can be saved for, and keeps its place; another one can be chosen instead (K7, P4, U7)', async () => {
  const { ran } = await renderKid([wish('Lego', 500), wish('A kite', 300)], '/wishes')
  const shown = () =>
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  fireEvent.click(await screen.findByRole('button', { name: 'Save for this: Lego' }))
  expect(await screen.findByRole('meter', { name: 'Points for Lego' })).toBeTruthy()
  expect(ran).toEqual([['setGoal', { reward_id: idOf('Lego') }]])
  expect(shown()).toEqual(['A kite', 'Lego'])
  fireEvent.click(await screen.findByRole('button', { name: 'Save for this: A kite' }))
  expect(await screen.findByRole('meter', { name: 'Points for A kite' })).toBeTruthy()
  expect(screen.getAllByRole('meter')).toHaveLength(1)
})

test('redeeming another one than what is saved for is asked about first, and can be left (P4)', async () => {
  const { ran } = await renderKid([savesForLego, wish('Lego', 200), wish('Film', 60)], '/wishes')
  const redeem = () => screen.findByRole('button', { name: 'Redeem Film for 60 points' })
  fireEvent.click(await redeem())
  const question = await screen.findByRole('dialog', { name: /^Redeem Film/ })
  expect(question.textContent).toContain(
    'After this you are 165 points away from Lego instead of 105. Redeem it?',
  )
  fireEvent.click(within(question).getByRole('button', { name: 'Keep saving' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(ran).toEqual([])
  fireEvent.click(await redeem())
  fireEvent.click(await screen.findByRole('button', { name: 'Redeem for 60' }))
  expect(await screen.findByRole('button', { name: 'Undo: Film' })).toBeTruthy()
  expect(ran).toMatchObject([['redeemReward', { id: idOf('Film'), cost: 60 }]])
})

test('a new wish takes a name alone (K7, K9)', async () => {
  const { ran } = await renderKid([], '/wishes')
  fireEvent.click(await screen.findByRole('button', { name: 'A new wish' }))
  const name = await screen.findByRole('textbox', { name: 'What do you wish for?' })
  fireEvent.change(name, { target: { value: 'A kite' } })
  fireEvent.click(screen.getByRole('button', { name: 'Wish' }))
  expect(await screen.findByText('Waiting for Maya')).toBeTruthy()
  expect(ran).toMatchObject([['createReward', { name: 'A kite', image_url: null }]])
})

test('a wish is made with its picture: not while that is still made small (K7)', async () => {
  const { ran } = await renderKid([], '/wishes')
  fireEvent.click(await screen.findByRole('button', { name: 'A new wish' }))
  const name = await screen.findByRole('textbox', { name: 'What do you wish for?' })
  fireEvent.change(name, { target: { value: 'A kite' } })
  const fail = chooseSlowPicture(screen.getByLabelText('Upload Photo'))
  const make = screen.getByRole('button', { name: 'Wish' })
  expect(make.getAttribute('aria-busy')).toBe('true')
  fireEvent.click(make)
  fail()
  await waitFor(() => expect(make.getAttribute('aria-busy')).toBeNull())
  expect(ran).toEqual([])
})

test('the back button closes a new wish, and leaves the page (K7)', async () => {
  await renderKid([], '/')
  fireEvent.click(await screen.findByRole('link', { name: 'Wishes' }))
  fireEvent.click(await screen.findByRole('button', { name: 'A new wish' }))
  await screen.findByRole('dialog', { name: 'A new wish' })
  goBack()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByRole('button', { name: 'A new wish' })).toBeTruthy()
})

test('the back button closes the camera, and leaves the page (K7)', async () => {
  await renderKid([['tasks', { ...feed, needs_photo: true }]], '/points')
  fireEvent.click(await screen.findByRole('link', { name: 'Today' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Done: Feed Pixel/ }))
  await screen.findByRole('dialog')
  goBack()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByRole('button', { name: /^Done: Feed Pixel/ })).toBeTruthy()
})

test('the back button answers the question about the goal with no, and leaves the page (K7, P4)', async () => {
  const { ran } = await renderKid([savesForLego, wish('Lego', 200), wish('Film', 60)])
  fireEvent.click(await screen.findByRole('link', { name: 'Wishes' }))
  const redeem = () => screen.findByRole('button', { name: 'Redeem Film for 60 points' })
  fireEvent.click(await redeem())
  await screen.findByRole('dialog')
  goBack()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await redeem()).toBeTruthy()
  expect(ran).toEqual([])
})

test('signed out, it says what a parent has to do, and what is kept here until then (K10, R20)', async () => {
  const { database } = await renderKid([['tasks', feed]])
  await screen.findByRole('button', { name: /^Done: Feed Pixel/ })
  const again = { name: /^Ask a parent to sign you in again/ }
  expect(screen.queryByRole('button', again)).toBeNull()
  await database.state.put({ key: 'status', phase: 'signIn' })
  const note = await screen.findByRole('button', again)
  expect(note.textContent).toContain('You are signed out here.')
  expect(note.textContent).not.toContain('kept')
  const name = 'completeTask' as const
  const done = { name, version: 1, input: { id: feed.id }, at: monday, changes: [] }
  await database.outbox.bulkPut([1, 2].map((seq) => ({ ...done, seq, id: idOf(`done ${seq}`) })))
  await waitFor(() => expect(note.textContent).toContain('2 changes are kept until then.'))
  await database.outbox.delete(2)
  await waitFor(() => expect(note.textContent).toContain('1 change is kept until then.'))
})

test('signed out with a username of its own, it signs in without a parent (K6)', async () => {
  const grown = makeUser('Juno', { is_child: true, is_made: true })
  const { database } = await renderKid([['users', grown]])
  await database.state.put({ key: 'status', phase: 'signIn' })
  expect(await screen.findByRole('button', { name: /^Sign in to sync/ })).toBeTruthy()
})

test('a deleted profile leaves the device; where changes are not sent, once they were decided about (R20, SEC32)', async () => {
  const id = idOf('Juno')
  await rememberAccount({ id, username: '', name: 'Juno Ellis' })
  onTestFinished(() => deviceDatabase.settings.clear())
  const { database } = await renderKid([['tasks', feed]])
  await screen.findByRole('button', { name: /^Done: Feed Pixel/ })
  const done = { name: 'completeTask' as const, version: 1, input: { id: feed.id }, changes: [] }
  await database.outbox.put({ ...done, seq: 1, id: idOf('done'), at: monday })
  await database.state.put({ key: 'status', phase: 'deleted' })
  fireEvent.click(await screen.findByRole('button', { name: 'Account deleted' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Account deleted' }))
  expect(await sheet.findByRole('button', { name: 'Save unsent changes as a file' })).toBeTruthy()
  expect(sheet.getByRole('button', { name: 'Remove from this device' })).toBeTruthy()
  expect(await deviceDatabase.accounts.get(id)).toBeDefined()
  await database.outbox.clear()
  await waitFor(async () => expect(await deviceDatabase.accounts.get(id)).toBeUndefined())
})

test.each([
  ['signIn', /^Ask a parent/],
  ['deleted', 'Account deleted'],
] as const)('the back button closes the sheet of "%s" alone (K7, R20)', async (phase, note) => {
  const account = { id: idOf('Juno'), username: '', name: 'Juno Ellis', isClosed: false }
  const app = (
    <SessionContext value={{ status: 'signedIn', account, isGuarded: false }}>
      <KidApp />
    </SessionContext>
  )
  const { database } = await renderKid([], '/wishes', app)
  const done = { name: 'completeTask' as const, version: 1, input: { id: feed.id }, changes: [] }
  await database.outbox.put({ ...done, seq: 1, id: idOf('done'), at: monday })
  await database.state.put({ key: 'status', phase })
  fireEvent.click(await screen.findByRole('button', { name: note }))
  await screen.findByRole('dialog')
  goBack()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByRole('button', { name: 'A new wish' })).toBeTruthy()
})

test('a release that the server demands is looked for here, too (R38)', async () => {
  const check = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  connectUpdates({ check, update: () => Promise.resolve() })
  const { database } = await renderKid([])
  await database.state.put({ key: 'status', phase: 'upgrade' })
  await waitFor(() => expect(check).toHaveBeenCalledOnce())
})

test('a card is read aloud in one sentence; a second tap stops it, and so does leaving (K8)', async () => {
  const { said, cancel } = standIn([{ lang: navigator.language, localService: true }])
  await renderKid([['tasks', feed]])
  fireEvent.click(await screen.findByRole('button', { name: 'Read aloud: Feed Pixel' }))
  expect(said).toEqual(['Feed Pixel. Two steps. Ten points.'])
  fireEvent.click(await screen.findByRole('button', { name: 'Stop reading' }))
  expect(said).toHaveLength(1)
  await screen.findByRole('button', { name: 'Read aloud: Feed Pixel' })
  const before = cancel.mock.calls.length
  fireEvent.click(screen.getByRole('link', { name: 'Wishes' }))
  await screen.findByRole('button', { name: 'A new wish' })
  expect(cancel.mock.calls.length).toBeGreaterThan(before)
})

test('without a voice on the device there is no button to read aloud (K8)', async () => {
  standIn([{ lang: navigator.language, localService: false }])
  await renderKid([['tasks', feed]])
  await screen.findByRole('button', { name: /^Done: Feed Pixel/ })
  expect(screen.queryByRole('button', { name: /^Read aloud/ })).toBeNull()
})
