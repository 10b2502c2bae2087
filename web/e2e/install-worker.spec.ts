/** How the worker gets the files of a release: several at a time, as on a slow line each waits for its response. */
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './fixtures.ts'

/** A connection to the server on which responses to the worker wait until they are let through. */
async function slowLine(server: { readonly url: string }) {
  const waiting: (() => void)[] = []
  let isHeld = true
  const line = createServer((asked, answer) => {
    const { method, headers, url = '' } = asked
    const pass = () =>
      request(server.url + url, { method, headers }, (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers)
        answered.pipe(answer)
      }).end()
    // The page requests scripts, styles and pictures as such, and data only from the API.
    const isOfWorker = headers['sec-fetch-dest'] === 'empty' && !url.startsWith('/api')
    if (isHeld && isOfWorker) waiting.push(pass)
    else pass()
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(line.address() as AddressInfo).port}`,
    waiting: () => waiting.length,
    letThrough() {
      isHeld = false
      for (const pass of waiting.splice(0)) pass()
    },
    close: () => line.close(),
  }
}

test('the worker fetches several files at once, and then opens the app offline', async ({
  context,
  page,
  server,
}) => {
  const line = await slowLine(server)
  await page.goto(`${line.url}/login`)
  await expect.poll(line.waiting).toBeGreaterThan(1)
  line.letThrough()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  line.close()
})
