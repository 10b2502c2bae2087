/** The screens of photo proofs: a card that waits for approval with a photo. */
import { createHash } from 'node:crypto'
import { picturePath } from '#domain/pictures/picture-path.ts'
import type { DemoServer } from './demo-server.ts'
import type { Screen } from './screen.ts'
import type { ShownPage } from './shown-page.ts'

export const proof: readonly Screen[] = [
  {
    viewer: 'Maya',
    name: 'approve-photo',
    path: '/tasks?tab=completed',
    isApart: true,
    isWindow: true,
    act: sendPhoto,
  },
]

/** Ida makes her bed and sends a photo of it. */
async function sendPhoto(page: ShownPage, demo: DemoServer): Promise<void> {
  const photo = Buffer.from(await page.evaluate(paintBed), 'base64')
  const proof_url = picturePath(createHash('sha256').update(photo).digest('hex'))
  const id = crypto.randomUUID()
  const bed = { name: 'Make my bed', time_minutes: 10, effort_level: 'easy', needs_photo: true }
  const task = `/api/tasks/${id}`
  const asIda = (path: string, data: object) => demo.callAs('Ida', { method: 'post', path, data })
  await demo.callAs('Ida', { method: 'put', path: proof_url, data: photo })
  await asIda('/api/tasks', { ...bed, id, is_shared: true })
  await asIda(`${task}/complete`, { proof_url })
  demo.afterwards(async () => {
    await asIda(`${task}/reopen`, {})
    await demo.callAs('Ida', { method: 'delete', path: task })
  })
  await page.getByRole('button', { name: 'Show the photo of Make my bed' }).waitFor()
}

/** Runs in the page. Answers with a JPEG, in base64. */
function paintBed(): string {
  const canvas = document.createElement('canvas')
  canvas.width = 1200
  canvas.height = 900
  const context = canvas.getContext('2d')
  const shapes = [
    ['#c2dee6', 0, 0, 1200, 640],
    ['#d8cfbc', 0, 640, 1200, 260],
    ['#efe8da', 830, 90, 280, 280],
    ['#a9784e', 110, 330, 140, 450],
    ['#a9784e', 1040, 550, 100, 230],
    ['#fff8ee', 190, 540, 850, 190],
    ['#0f6270', 400, 450, 640, 250],
    ['#ffcb4d', 400, 590, 640, 28],
    ['#f6aebb', 400, 645, 640, 28],
    ['#ffffff', 230, 420, 270, 140],
    ['#d26c49', 610, 270, 190, 180],
    ['#3a2600', 655, 330, 24, 24],
    ['#3a2600', 730, 330, 24, 24],
  ] as const
  for (const [colour, x, y, width, height] of shapes) {
    if (context) context.fillStyle = colour
    context?.fillRect(x, y, width, height)
  }
  const url = canvas.toDataURL('image/jpeg', 0.9)
  return url.slice(url.indexOf(',') + 1)
}
