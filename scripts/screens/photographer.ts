/** Opens screens on one size of device, takes screenshots in both themes, and reports faults. */
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Picture } from './album.ts'
import type { DemoServer } from './demo-server.ts'
import type { Device, OpenDevice } from './device.ts'
import {
  findFaults,
  go,
  settle,
  settleColours,
  showAsBefore,
  showIn,
  showWhole,
  sizeLetters,
} from './go.ts'
import type { ShownLanguage } from './page/show-in.ts'
import { isPseudo } from './page/show-in.ts'
import type { Screen } from './screen.ts'
import type { ShownPage } from './shown-page.ts'
import type { Size, Theme } from './sizes.ts'
import { themes } from './sizes.ts'

/** The people whose devices stay open from one screen to the next. */
type Devices = Map<Screen['viewer'], Device>
type Place = {
  readonly openDevice: OpenDevice
  readonly demo: DemoServer
  readonly size: Size
  /** Null for English. */
  readonly language: ShownLanguage | null
  readonly folder: string
}
/** The screens to photograph at one size. */
export type Shots = { readonly size: Size; readonly screens: readonly Screen[] }
type Shoot = Place & { readonly devices: Devices }

export async function takePictures(
  place: Place,
  screens: readonly Screen[],
): Promise<readonly Picture[]> {
  const devices: Devices = new Map()
  const shoot = { ...place, devices }
  const pictures: Picture[] = []
  // Words are as long in the dark.
  const shown = place.language === null ? themes : (['light'] as const)
  for (const screen of screens) {
    // Animations must run again.
    if (!screen.isMoving) pictures.push(...(await take(shoot, screen, shown)))
    else for (const theme of shown) pictures.push(...(await take(shoot, screen, [theme])))
  }
  for (const device of devices.values()) await device.close()
  return pictures
}

async function take(shoot: Shoot, screen: Screen, inThemes: readonly Theme[]) {
  const pictures: Picture[] = []
  const faults: string[] = []
  let device: Device | undefined
  try {
    device = await deviceFor(screen, shoot)
    await device.light(inThemes[0] ?? 'light')
    await show(device.page, screen, shoot)
    if (shoot.language !== null) await showIn(device.page, shoot.language)
    if (!screen.isMoving) faults.push(...(await findFaults(device.page, shoot.size.isTouch)))
    pictures.push(...(await shootThemes(device, screen, { shoot, inThemes })))
    await showAnew(device.page, shoot)
  } catch (error) {
    faults.push(`could not be shown: ${reasonOf(error)}`)
    // A hanging screen must not block the next one.
    shoot.devices.delete(screen.viewer)
    await device?.close()
  }
  faults.push(...(device?.complaints() ?? []))
  if (isAlone(screen)) {
    shoot.devices.delete(screen.viewer)
    await device?.close()
  }
  await shoot.demo.putBack()
  const [first = pictureOf(screen, shoot, 'light'), ...others] = pictures
  return [{ ...first, faults }, ...others]
}

/** The language of an account would also apply to its other screens. */
async function showAnew(page: ShownPage, { language }: Shoot): Promise<void> {
  if (language === null) return
  if (isPseudo(language)) return showAsBefore(page)
  await showIn(page, 'en')
  await page.goto('/login')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** A new device, or the one that this person already has. */
async function deviceFor(screen: Screen, { devices, openDevice, size }: Shoot): Promise<Device> {
  if (isAlone(screen)) return openDevice(screen, size)
  const device = devices.get(screen.viewer) ?? (await openDevice(screen, size))
  devices.set(screen.viewer, device)
  return device
}

function isAlone({ isApart, isInstallOffered }: Screen): boolean {
  return isApart === true || isInstallOffered === true
}

async function show(page: ShownPage, screen: Screen, { demo, size }: Shoot): Promise<void> {
  await sizeLetters(page, size.letters)
  await go(page, screen.pathIn?.(demo) ?? screen.path ?? '/')
  await settle(page)
  await screen.act?.(page, demo)
  if (screen.isDialog) await page.locator('[role="dialog"], [role="alertdialog"]').first().waitFor()
  if (!screen.isMoving) await settle(page)
}

async function shootThemes(
  { page, light }: Device,
  screen: Screen,
  { shoot, inThemes }: { readonly shoot: Shoot; readonly inThemes: readonly Theme[] },
): Promise<readonly Picture[]> {
  const pictures: Picture[] = []
  const showWindow = screen.isWindow || screen.isDialog ? null : await showWhole(page)
  for (const theme of inThemes) {
    if (!screen.isMoving) {
      await light(theme)
      await settleColours(page)
    }
    const file = `${screen.name}-${shoot.size.name}-${theme}.png`
    await page.screenshot({ path: join(shoot.folder, file) })
    pictures.push({ ...pictureOf(screen, shoot, theme), file })
  }
  await showWindow?.()
  return pictures
}

function pictureOf(screen: Screen, { size }: Shoot, theme: Theme): Picture {
  return { screen: screen.name, size: size.name, theme, file: null, faults: [] }
}

/** The failure and the event that the step waited for, without the attempts listed after that. */
function reasonOf(error: unknown): string {
  const lines = stripVTControlCharacters(String(error)).split('\n')
  return [lines[0], lines.find((line) => line.includes('waiting for'))?.trim()].join(' ').trim()
}
