/**
 * W10: a household with 200 repeating tasks, on a phone four times slower than this machine, without a network: how
 * long Home, the list and the week take to draw, and what a tap costs compared with one on a plain task.
 */
import { join } from 'node:path'
import type { Page } from 'playwright'
import { completeFirst, goOffline } from './app.ts'
import { choresOf } from './chores.ts'
import { makeHousehold } from './household.ts'
import { SLOWER, withPhone } from './phone.ts'
import { percentile } from './statistics.ts'

const CHORES = 200
const VISITS = 7
const TAPS = 9

/** The link to a screen, and an element that only this screen has once its first tasks are drawn. */
type Visit = { readonly link: string; readonly drawn: string }
const home: Visit = {
  link: 'a[href="/"], a[href="/dashboard"]',
  drawn: '[aria-labelledby="active-tasks"] article h3',
}
const list: Visit = { link: 'a[href="/tasks"]', drawn: '[role="tabpanel"] article h3' }
const week: Visit = { link: 'a[href="/week"]', drawn: '[data-chip]' }

export async function measureRepeating(folder: string): Promise<void> {
  const household = makeHousehold({ tasks: 1000, open: 50 })
  const repeating = { ...household, ...choresOf(household, CHORES) }
  await withPhone(join(folder, 'repeating'), repeating, async (phone) => {
    const { page } = phone
    await goOffline(phone, `Repeating (${CHORES})`)
    const visits = { home: [] as number[], list: [] as number[], week: [] as number[] }
    for (let visit = 0; visit < VISITS; visit++) {
      visits.week.push(await draw(page, week))
      visits.home.push(await draw(page, home))
      visits.list.push(await draw(page, list))
    }
    const taps = { due: await tapping(page, 'Overdue'), plain: await tapping(page, 'No date') }
    print(visits, taps)
  })
}

/** From pressing a link to the frame in which the screen is complete, in milliseconds. */
function draw(page: Page, { link, drawn }: Visit): Promise<number> {
  return page.evaluate(
    ([from = '', sign = '']) =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        const links = [...document.querySelectorAll<HTMLElement>(from)]
        links.find((each) => each.offsetParent !== null)?.click()
        const look = () => {
          const there =
            document.querySelector(sign) !== null && document.querySelector(from) !== null
          if (there) requestAnimationFrame(() => resolve(performance.now() - began))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    [link, drawn],
  )
}

/** From the tap on Complete in a group to the next paint, as the browser measures it, in milliseconds. */
async function tapping(page: Page, group: string): Promise<readonly number[]> {
  const times: number[] = []
  for (let tap = 0; tap < TAPS; tap++) {
    const region = page.getByRole('region', { name: new RegExp(`^${group}`) })
    // Rows far down a long list are not in the page.
    await region.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded()
    times.push(await completeFirst(page, region))
  }
  return times
}

type Figures = Readonly<Record<string, readonly number[]>>

function print(visits: Figures, taps: Figures): void {
  const row = (what: string, times: readonly number[], goal: string) =>
    console.log(
      `${what.padEnd(52)}${percentile(times, 0.5).toFixed(0).padStart(8)}${Math.max(...times)
        .toFixed(0)
        .padStart(8)}   ${goal}`,
    )
  console.log(
    `\nW10  ${CHORES} repeating tasks, offline, processor ${SLOWER} times slower: median, slowest, ms\n`,
  )
  for (const [screen, times] of Object.entries(visits)) row(`${screen} drawn`, times, 'under 200')
  for (const [kind, times] of Object.entries(taps))
    row(`Complete to the next paint, ${kind}`, times, '')
}
