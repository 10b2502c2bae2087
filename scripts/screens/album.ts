/** The HTML page with all screenshots of the gallery, a row for each screen. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Theme } from './sizes.ts'

export type Picture = {
  readonly screen: string
  readonly size: string
  readonly theme: Theme
  /** Null if the screen could not be shown. */
  readonly file: string | null
  readonly faults: readonly string[]
}

export function writeAlbum(folder: string, pictures: readonly Picture[]): void {
  const screens = [...new Set(pictures.map(({ screen }) => screen))]
  const rows = screens.map((screen) =>
    row(
      screen,
      pictures.filter((picture) => picture.screen === screen),
    ),
  )
  writeFileSync(join(folder, 'index.html'), page(screens, rows))
}

export function faultLines(pictures: readonly Picture[]): readonly string[] {
  return pictures.flatMap(({ screen, size, faults }) =>
    faults.map((fault) => `${screen}, ${size}: ${fault}`),
  )
}

function row(screen: string, pictures: readonly Picture[]): string {
  const faults = faultLines(pictures).map((line) => `<li>${escaped(line)}`)
  const figures = pictures.flatMap(({ file, size, theme }) =>
    file === null
      ? []
      : `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${size}, ${theme}</figcaption></figure>`,
  )
  return `<section id="${screen}"><h2>${screen}</h2><ul>${faults.join('')}</ul><div>${figures.join('')}</div></section>`
}

function page(screens: readonly string[], rows: readonly string[]): string {
  const links = screens.map((screen) => `<a href="#${screen}">${screen}</a>`).join(' ')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mitten: every screen</title>
<style>
body { margin: 24px; background: #ddd; color: #111; font: 15px/1.5 system-ui, sans-serif }
nav { columns: 14em }
nav a { display: block }
div { display: flex; gap: 16px; overflow-x: auto; align-items: flex-start }
figure { margin: 0; flex: none }
img { height: 420px; object-fit: cover; object-position: top; max-width: 700px; box-shadow: 0 1px 4px #0006 }
ul:empty { display: none }
li { color: #a00 }
</style>
<h1>Every screen</h1><nav>${links}</nav>${rows.join('\n')}</html>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
