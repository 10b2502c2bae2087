/** Runs the command line of an installed package with Node itself, so that it works the same on every system. */
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

/** The file behind a package's command. @param {string} name */
export function toolFile(name) {
  const folder = join(root, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : Object.values(bin)[0])
}

/**
 * Runs a script file to its end in this terminal; true if it succeeded.
 * @param {readonly string[]} args the file, then its arguments
 * @param {NodeJS.ProcessEnv} [env] what to add to the environment
 */
export function runHere(args, env = {}) {
  const options = {
    cwd: root,
    stdio: /** @type {const} */ ('inherit'),
    env: { ...process.env, ...env },
  }
  return spawnSync(process.execPath, [...args], options).status === 0
}

/**
 * Runs a script file and captures its output.
 * @param {readonly string[]} args the file, then its arguments
 * @param {NodeJS.ProcessEnv} [env] what to add to the environment
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runQuietly(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...args], {
      cwd: root,
      env: { ...process.env, ...env, FORCE_COLOR: '0' },
    })
    /** @type {Buffer[]} */
    const parts = []
    child.stdout.on('data', (part) => parts.push(part))
    child.stderr.on('data', (part) => parts.push(part))
    child.on('error', (error) => parts.push(Buffer.from(error.message)))
    child.on('close', (code) =>
      resolve({ ok: code === 0, output: Buffer.concat(parts).toString() }),
    )
  })
}
