/** Preloaded to measure the cost of FULL: the server then opens its database with synchronous=NORMAL. */
import Sqlite from 'better-sqlite3'

const { pragma } = Sqlite.prototype

/** @param {Parameters<typeof pragma>} args */
Sqlite.prototype.pragma = function relaxed(...[source, options]) {
  return pragma.call(
    this,
    source.replace(/synchronous\s*=\s*FULL/i, 'synchronous = NORMAL'),
    options,
  )
}
