/** Tells operators what is new in a release, from CHANGELOG.md and a comparison with the previous release. */

const TO_DO = /^To do when updating: (\S.*)$/m

/** @typedef {{ readonly name: string, readonly sql: string }} MigrationText */
/** @typedef {{ readonly migrations: readonly MigrationText[], readonly settings: readonly string[] }} Contents */

/**
 * The line of a version, and the version before it. Throws a sentence if there is none.
 * @param {string} changelog
 * @param {string} version
 */
export function notesOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1)
  const at = sections.findIndex((section) => titleOf(section) === version)
  const section = sections[at]
  if (section === undefined)
    throw new Error(`CHANGELOG.md has no section "## ${version}", the version in package.json.`)
  const [, toDo] = TO_DO.exec(section) ?? []
  if (toDo === undefined)
    throw new Error(
      `The section "## ${version}" of CHANGELOG.md has no line "To do when updating: …".`,
    )
  const before = sections[at + 1]
  const newer = sections.slice(0, at).filter((each) => /^- /m.test(each))
  return {
    toDo,
    previous: before === undefined ? null : titleOf(before),
    /** Changes that are in the archive, but not in the section of its version. */
    unreleased: newer.map(titleOf),
  }
}

/** @param {string} section */
function titleOf(section) {
  return section.split('\n', 1)[0]?.trim() ?? ''
}

/**
 * Sentences about what is new since the previous release.
 * @param {Contents} now
 * @param {Contents} before
 * @returns {string[]}
 */
export function newsSince(now, before) {
  const known = new Set(before.migrations.map(({ name }) => name))
  const added = now.migrations.filter(({ name }) => !known.has(name))
  const settings = now.settings.filter((name) => !before.settings.includes(name))
  return [
    sentenceAbout(added),
    settings.length === 0 ? 'No settings are new.' : `New settings: ${settings.join(', ')}.`,
  ]
}

/** @param {readonly MigrationText[]} added */
function sentenceAbout(added) {
  if (added.length === 0) return 'The database does not change.'
  const names = added.map(({ name }) => name).join(', ')
  const stopping = added.filter(({ sql }) => !/^-- (?:compatible|beside): yes/.test(sql))
  if (stopping.length === 0)
    return `New migrations, all of them compatible: ${names}. Several processes can be restarted one after the other.`
  return `New migrations: ${names}. Stop all processes first, because ${stopping.map(({ name }) => name).join(', ')} cannot run beside the previous release.`
}

/** The names of the settings in the text of a file that declares them. @param {string} text @returns {string[]} */
export function settingsIn(text) {
  return [...text.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name)
}
