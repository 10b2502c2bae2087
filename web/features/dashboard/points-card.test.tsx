/** The balance: shown once it is known, and counted up only if points were earned here. */
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { emptyBalance } from '#domain/points/points.ts'
import { idOf, makeUser } from '#domain/testing/make.ts'
import { noteEarning } from '#web/shared/celebration/celebration-store.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { PointsCard } from './points-card.tsx'

// Something may have been earned by another test file in the same worker.
beforeEach(() => noteEarning(-Infinity))

const balanceOf = (total_points: number) => ({ ...emptyBalance(idOf('Maya')), total_points })

/** Renders the card before the first sync, and records each number it shows. */
async function renderCard() {
  // With reduced motion nothing is counted.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  const seen: string[] = []
  const observer = new MutationObserver(() => {
    const shown = document.querySelector('[data-balance] p span')?.textContent
    if (shown !== undefined && shown !== null && seen.at(-1) !== shown) seen.push(shown)
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })
  const { database } = await renderForAccount({ name: 'Maya', rows: [] }, '/', <PointsCard />)
  return { database, seen }
}

test('before the first sync it shows no number, then the balance at once (U22)', async () => {
  const { database, seen } = await renderCard()
  await database.balances.count()
  expect(screen.queryByText('Available Points')).toBeNull()
  await database.transaction('rw', [database.users, database.balances], async () => {
    await database.users.put(makeUser('Maya'))
    await database.balances.put(balanceOf(60))
  })
  expect(await screen.findByText('60')).toBeTruthy()
  expect(seen).toEqual(['60'])
})

test('whoever has earned nothing yet has 0 points, once that is known', async () => {
  const { database } = await renderCard()
  await database.users.put(makeUser('Maya'))
  expect(await screen.findByText('0')).toBeTruthy()
})

test('what comes from elsewhere shows at once; what was earned here is counted up', async () => {
  const { database, seen } = await renderCard()
  await database.users.put(makeUser('Maya'))
  await database.balances.put(balanceOf(60))
  await screen.findByText('60')
  await database.balances.put(balanceOf(90))
  await screen.findByText('90')
  expect(seen.filter((each) => Number(each) > 60)).toEqual(['90'])
  noteEarning()
  await database.balances.put(balanceOf(190))
  await screen.findByText('190')
  const between = seen.filter((each) => Number(each) > 90 && Number(each) < 190)
  expect(between.length).toBeGreaterThan(0)
})
