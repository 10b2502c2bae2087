/** Finds a Chromium for the browser tests, or downloads one. On the command line it prints the path. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackages, mayInstall } from './apt.mjs'
import { runHere, toolFile } from './tool.mjs'

/** The path of a Chromium or Chrome; otherwise prints how to get one and returns null: tests are never skipped silently. */
export async function findBrowser() {
  const given = process.env['CHROMIUM_PATH']
  if (given) {
    if (existsSync(given)) return given
    console.error(`CHROMIUM_PATH says ${given}, but there is no such file.`)
    return null
  }
  const found = systemBrowser() ?? (await playwrightBrowser()) ?? (await fetchBrowser())
  if (found) return found
  console.error(
    'The browser tests need Chromium or Chrome. Install one, for instance with\n' +
      `  ${installHint()}\n` +
      'or set CHROMIUM_PATH to the one you have.',
  )
  return null
}

async function fetchBrowser() {
  console.error('No Chromium found; fetching one …')
  runHere([toolFile('playwright'), 'install', 'chromium'])
  const fetched = await playwrightBrowser()
  if (fetched) return fetched
  return mayInstall() && installPackages(['chromium']) ? systemBrowser() : null
}

function systemBrowser() {
  return usualPlaces().find((path) => existsSync(path)) ?? null
}

/** @returns {string[]} */
function usualPlaces() {
  if (process.platform === 'darwin') {
    const apps = ['Chromium', 'Google Chrome', 'Microsoft Edge']
    const folders = ['/Applications', join(process.env['HOME'] ?? '', 'Applications')]
    return folders.flatMap((folder) =>
      apps.map((app) => join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
    )
  }
  if (process.platform === 'win32') {
    const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    const programs = [
      'Chromium/Application/chrome.exe',
      'Google/Chrome/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ]
    return folders
      .map((name) => process.env[name])
      .flatMap((folder) => (folder ? programs.map((program) => join(folder, program)) : []))
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = (process.env['PATH'] ?? '').split(delimiter).concat('/usr/bin', '/snap/bin')
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/** The one that Playwright downloaded earlier. */
async function playwrightBrowser() {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : null
}

function installHint() {
  if (process.platform === 'linux') return 'sudo apt-get install chromium'
  return 'npx playwright install chromium'
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = await findBrowser()
  if (path) console.log(path)
  else process.exitCode = 1
}
