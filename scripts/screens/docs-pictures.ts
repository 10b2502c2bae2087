/** The pictures in docs/screenshots, for the README, stores and install dialogs: which ones of the gallery they are. */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../install.mjs'
import { screens } from './all-screens.ts'
import type { Shots } from './photographer.ts'
import type { Theme } from './sizes.ts'
import { sizes } from './sizes.ts'

type DocsPicture = {
  readonly file: string
  readonly screen: string
  readonly size: string
  readonly theme: Theme
}

export const docsPictures: readonly DocsPicture[] = [
  { file: 'dashboard-phone-offline.png', screen: 'offline', size: 'phone', theme: 'light' },
  {
    file: 'dashboard-tablet.png',
    screen: 'dashboard-window',
    size: 'tablet-landscape',
    theme: 'light',
  },
  { file: 'tasks-dark.png', screen: 'tasks-completed', size: 'phone', theme: 'dark' },
]

/** No more than these. */
export function docsShots(): readonly Shots[] {
  return sizes.map((size) => {
    const named = docsPictures.flatMap((each) => (each.size === size.name ? each.screen : []))
    return { size, screens: screens.filter(({ name }) => named.includes(name)) }
  })
}

/** Copied from the gallery, once they are taken. */
export function copyToDocs(gallery: string): void {
  for (const { file, screen, size, theme } of docsPictures)
    copyFileSync(
      join(gallery, `${screen}-${size}-${theme}.png`),
      join(root, 'docs', 'screenshots', file),
    )
}
