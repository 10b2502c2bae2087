/** Searches every text that people may read for rankings, shaming and mourned runs (T27). */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pushTypes } from '#domain/notifications/push-api.ts'
import { entryReasons } from '#domain/points/points.ts'
import { root } from './install.mjs'

/** Words that no text may contain, in any form. */
const unkind: Readonly<Record<string, RegExp>> = {
  ranking:
    /\b(rank(s|ed|ing)?|leader ?board|score ?board|podium|champion|winners?|losers?|(first|second|third|last) place|best (helper|performer|partner|child)|worst|most points|fewest points|(did|does|do|earned) (the )?(most|least)|(more|less|better|faster) than (you|(your )?partners?|the others|everybody|anybody|him|her|them)|ahead of (you|them)|falling behind|catch up|outdo|beats? (you|them))\b/i,
  shaming:
    /\b(sham(e|ed|ing)|lazy|slack(er|ing)?|guilt(y)?|disappoint\w*|neglect\w*|negligen\w*|let (us|them|everybody|\w+) down|should have (been )?done|(did|do)(n[’']t| not) (do|pull) (your|their|his|her)|forgot (to do|your task|their task)|again (late|missed)|late again|still (hasn[’']t|haven[’']t|not done)|overdue because|your fault|try harder|pull your weight|(you|\$\{\w+\}) (missed|failed))\b/i,
  'a mourned run':
    /\b(streaks?|(lost|broken|broke|ended|reset|ruined) (your|the|a|their) (run|row|weeks?)|(your|the|their) (run|row) (is|was|has) (lost|broken|over|ended|gone|reset)|back to (zero|square one)|start(s|ed|ing)? (over|from (zero|scratch)) again|don[’']t break|keep it alive|at risk)\b/i,
  'points for missing':
    /(lose|lost|losing|minus|penalt\w+|deduct\w*|fine of)\b.{0,40}\b(points?|miss\w*)\b/i,
}

const folders = ['domain', 'web', 'sync-server']
/** Every file of the app and the rules (with refusals, notifications); of the server, those with texts for people. */
const isShown = (path: string) =>
  /\.tsx?$/.test(path) &&
  !/\.(test|spec)\.tsx?$|\/(testing|e2e|demo|migrations)\//.test(path) &&
  (!path.startsWith('sync-server') || /texts|tell|announce/.test(path))

function filesOf(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter(isShown)
}

/** The strings of a file that read like text, and the words between its tags. */
function textsIn(path: string): readonly string[] {
  const code = readFileSync(join(root, path), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
  const strings = code.match(/'(?:[^'\\\n]|\\.)+'|"(?:[^"\\\n]|\\.)+"|`(?:[^`\\]|\\.)+`/g) ?? []
  return strings.filter(
    (text) => /[a-z’] |[A-Z]/.test(text) && !/var\(--|\bimport\b|\.tsx?'/.test(text),
  )
}

function unkindnessOf(text: string): string | null {
  return Object.keys(unkind).find((kind) => unkind[kind]?.test(text)) ?? null
}

const texts = folders
  .flatMap(filesOf)
  .flatMap((path) => textsIn(path).map((text) => ({ path, text })))

test('no text ranks people, shames anybody, mourns a run or takes points for missing (T27)', () => {
  expect(texts.length).toBeGreaterThan(2000)
  const found = texts.flatMap(({ path, text }) => {
    const kind = unkindnessOf(text)
    return kind === null ? [] : `${path}: ${kind}: ${text}`
  })
  expect(found).toEqual([])
})

describe('the search finds', () => {
  test.each([
    ['Theo did the most this week', 'ranking'],
    ['You are ranked second', 'ranking'],
    ['You did more than your partner', 'ranking'],
    ['Theo still hasn’t done the dishes', 'shaming'],
    ['You missed Tuesday', 'shaming'],
    ['Late again', 'shaming'],
    ['Your run is over', 'a mourned run'],
    ['You lost your 12 day streak', 'a mourned run'],
    ['Don’t break the row', 'a mourned run'],
    ['You lose 10 points for this one', 'points for missing'],
  ])('"%s" (T27)', (text, kind) => {
    expect(unkindnessOf(text)).toBe(kind)
  })

  test.each(['Maybe too often?', '6 in a row', 'Missed', 'Overdue since Tue, Nov 24', 'Your part'])(
    'nothing in "%s" (T27)',
    (text) => expect(unkindnessOf(text)).toBeNull(),
  )
})

test('nothing is pushed about what somebody left undone, and no entry of points is a penalty (T27)', () => {
  expect(
    [...pushTypes, ...entryReasons].filter((type) => /miss|late|overdue|penal/.test(type)),
  ).toEqual([])
})
