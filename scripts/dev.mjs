/** `npm run dev`: the client with hot reload and the server with restart; Ctrl-C stops both. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, requireNode, root } from './install.mjs'
import { toolFile } from './tool.mjs'

requireNode()
ensureInstalled()
const { createServer } = await import('vite')

const webPort = Number(process.env['PORT'] ?? 5173)
const serverPort = webPort + 1
const target = `http://127.0.0.1:${serverPort}`
const serverEnvironment = { HOST: '127.0.0.1', ...process.env, PORT: String(serverPort) }

const web = await createServer({
  configFile: join(root, 'vite.config.ts'),
  server: {
    port: webPort,
    strictPort: true,
    // This form keeps the Host header, so that the server sees the address in the browser.
    // The client's own sources under web/api are not requests to the server.
    proxy: {
      '^/api/(?!.*\\.ts(\\?|$))': { target },
      '/auth/': { target },
      '/calendar/': { target },
      '/connect': { target },
      '/healthz': { target },
      '/readyz': { target },
    },
  },
})
await web.listen().catch((error) => {
  console.error(`${error.message}: PORT sets another one.`)
  process.exit(1)
})
web.printUrls()
// Only now: if the other one failed, it would stay behind and keep the data.
const server = spawn(
  process.execPath,
  [toolFile('tsx'), 'watch', '--clear-screen=false', join('sync-server', 'main.ts')],
  { cwd: root, stdio: 'inherit', env: serverEnvironment },
)

let ending = false
server.on('exit', (code) => void end(code ?? 1))
process.on('SIGINT', () => void end(0))
process.on('SIGTERM', () => void end(0))

/** @param {number} code */
async function end(code) {
  if (ending) return
  ending = true
  server.kill('SIGTERM')
  await web.close()
  process.exit(code)
}
