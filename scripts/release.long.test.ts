/** A release of this commit, made in a clone: refused if it is not in order; and it starts without a build. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder } from '#server/testing/make-folder.ts'
import { root } from './install.mjs'

const version = '9.1.0'

/** A clone of this repository with commits of its own, and a tag for the previous version. */
function clone(folder: string) {
  const place = join(folder, 'clone')
  execFileSync('git', ['clone', '-q', root, place])
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'))
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
      cwd: place,
      encoding: 'utf8',
    })
  // .gitignore excludes a folder, and a link is not one.
  writeFileSync(join(place, '.git', 'info', 'exclude'), 'node_modules\n')
  git('tag', 'v9.0.0')
  const write = (path: string, text: string) => {
    writeFileSync(join(place, path), text)
    git('add', path)
    git('commit', '-qm', `Write ${path}`)
  }
  const release = () =>
    spawnSync(process.execPath, [join('scripts', 'release.mjs')], { cwd: place, encoding: 'utf8' })
  return { place, write, release }
}

test('a clean commit becomes two archives; the first starts without building', async () => {
  const folder = makeFolder()
  const { place, write, release } = clone(folder)
  const about = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))
  write('package.json', `${JSON.stringify({ ...about, version }, null, 2)}\n`)
  expect(release().stderr).toContain(`CHANGELOG.md has no section "## ${version}"`)
  write(
    'CHANGELOG.md',
    `# Changes\n## ${version}\n- Shelves.\n## 9.0.0\nTo do when updating: nothing.\n`,
  )
  expect(release().stderr).toContain('has no line "To do when updating: …"')
  const section = `## ${version}\n- Shelves.\n\nTo do when updating: dust the shelves.\n`
  write('CHANGELOG.md', `# Changes\n${section}## 9.0.0\nTo do when updating: nothing.\n`)
  write(
    'sync-server/store/migrations/9001-shelves.sql',
    '-- compatible: yes. Shelves.\nCREATE TABLE shelves (id TEXT PRIMARY KEY) STRICT;\n',
  )
  writeFileSync(join(place, 'left.txt'), '')
  expect(release()).toMatchObject({ status: 1, stderr: expect.stringContaining('left.txt') })
  expect(existsSync(join(place, 'release'))).toBe(false)
  rmSync(join(place, 'left.txt'))

  const { status, stdout, stderr } = release()
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('To do when updating: dust the shelves.')
  expect(stdout).toContain('all of them compatible: 9001-shelves.')
  expect(stdout).toContain('No settings are new.')
  const made = join(place, 'release')
  const sums = readFileSync(join(made, 'SHA256SUMS'), 'utf8').trim().split('\n')
  for (const line of sums) {
    const [sum = '', name = ''] = line.split('  ')
    expect(
      createHash('sha256')
        .update(readFileSync(join(made, name)))
        .digest('hex'),
    ).toBe(sum)
    expect(stdout).toContain(sum)
  }
  expect(sums.map((line) => line.split('  ')[1])).toEqual([
    `mitten-${version}.tar.gz`,
    `mitten-${version}-image.tar.gz`,
  ])
  const image = execFileSync('tar', ['-tzf', join(made, `mitten-${version}-image.tar.gz`)])
  const paths = image.toString().split('\n')
  for (const path of [
    'Dockerfile',
    'package-lock.json',
    '.npmrc',
    'scripts/object-wrap.h',
    'dist/server/main.js',
    'dist/server/backup-worker.mjs',
  ])
    expect(paths).toContain(path)
  expect(paths.filter((path) => /node_modules|^\.git\/|^data|\.env/.test(path))).toEqual([])

  execFileSync('tar', ['-xzf', join(made, `mitten-${version}.tar.gz`)], { cwd: folder })
  await expectToStart(join(folder, `mitten-${version}`))
})

/** As a household starts it after `npm ci`: nothing is built. */
async function expectToStart(place: string): Promise<void> {
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'))
  const data = join(place, 'data')
  mkdirSync(data)
  const child = spawn(process.execPath, [join('scripts', 'start.mjs')], {
    cwd: place,
    env: { ...process.env, DATA_DIR: data, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines: string[] = []
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error(lines.join('\n'))))
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line)
      if (line.startsWith('{"') && line.includes('"event":"start"')) resolve(JSON.parse(line).port)
    })
  })
  expect(lines.filter((line) => /^(Building|Installing)/.test(line))).toEqual([])
  const page = await fetch(`http://127.0.0.1:${port}/`)
  expect([page.status, (await page.text()).includes('<title>')]).toEqual([200, true])
}
