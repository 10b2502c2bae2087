/** Opens screens on one size of device, takes their pictures in both themes, and tells what is wrong with each. */
import { join } from 'node:path'
import type { Page } from 'playwright'
import type { Picture } from './album.ts'
import type { Device, Place } from './device.ts'
import { openDevice } from './device.ts'
import { findFaults, go, settle, settleColours, showWhole } from './go.ts'
import type { Screen } from './screen.ts'
import type { Theme } from './sizes.ts'
import { themes } from './sizes.ts'

/** Whose devices stay open from one screen to the next. */
type Devices = Map<Screen['viewer'], Device>
type Shoot = Place & { readonly folder: string; readonly devices: Devices }

export async function takePictures(
  place: Place & { readonly folder: string },
  screens: readonly Screen[],
): Promise<readonly Picture[]> {
  const devices: Devices = new Map()
  const shoot = { ...place, devices }
  const pictures: Picture[] = []
  for (const screen of screens) {
    // What moves has to move again.
    if (!screen.isMoving) pictures.push(...(await take(shoot, screen, themes)))
    else for (const theme of themes) pictures.push(...(await take(shoot, screen, [theme])))
  }
  for (const { context } of devices.values()) await context.close()
  return pictures
}

async function take(shoot: Shoot, screen: Screen, inThemes: readonly Theme[]) {
  const isApart = screen.isApart === true || screen.isInstallOffered === true
  const known = isApart ? undefined : shoot.devices.get(screen.viewer)
  const device = known ?? (await openDevice(shoot, screen))
  const { page, context, complaints } = device
  const pictures: Picture[] = []
  const faults: string[] = []
  if (!isApart) shoot.devices.set(screen.viewer, device)
  try {
    await page.emulateMedia({ colorScheme: inThemes[0] ?? 'light' })
    await show(page, screen, shoot)
    if (!screen.isMoving) faults.push(...(await findFaults(page, shoot.size.isTouch)))
    pictures.push(...(await shootThemes(page, screen, { shoot, inThemes })))
  } catch (error) {
    faults.push(`could not be shown: ${String(error).split('\n')[0]}`)
    // Whatever it hangs in must not hang the next one.
    shoot.devices.delete(screen.viewer)
    await context.close()
  }
  faults.push(...complaints())
  if (isApart) await context.close()
  await shoot.world.putBack()
  const [first = pictureOf(screen, shoot, 'light'), ...others] = pictures
  return [{ ...first, faults }, ...others]
}

async function show(page: Page, screen: Screen, { world }: Shoot): Promise<void> {
  await go(page, screen.pathIn?.(world) ?? screen.path ?? '/')
  await settle(page)
  await screen.act?.(page, world)
  if (screen.isDialog) await page.locator('[role="dialog"], [role="alertdialog"]').first().waitFor()
  if (!screen.isMoving) await settle(page)
}

async function shootThemes(
  page: Page,
  screen: Screen,
  { shoot, inThemes }: { readonly shoot: Shoot; readonly inThemes: readonly Theme[] },
): Promise<readonly Picture[]> {
  const pictures: Picture[] = []
  const showWindow = screen.isWindow || screen.isDialog ? null : await showWhole(page)
  for (const colorScheme of inThemes) {
    if (!screen.isMoving) {
      await page.emulateMedia({ colorScheme })
      await settleColours(page)
    }
    const file = `${screen.name}-${shoot.size.name}-${colorScheme}.png`
    await page.screenshot({ path: join(shoot.folder, file) })
    pictures.push({ ...pictureOf(screen, shoot, colorScheme), file })
  }
  await showWindow?.()
  return pictures
}

function pictureOf(screen: Screen, { size }: Shoot, theme: Theme): Picture {
  return { screen: screen.name, size: size.name, theme, file: null, faults: [] }
}
