/** A program that receives webhooks: keeps the messages it got, and answers as the test wants. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { serve } from '#server/testing/serve-app.ts'

export type ReceivedMessage = {
  readonly id: string
  readonly event: string
  readonly at: string
  readonly data: Readonly<Record<string, unknown>> | null
}

export async function startReceiver() {
  const got: ReceivedMessage[] = []
  const requests: { readonly signature: string; readonly text: string }[] = []
  let answer: { status: number; headers?: Record<string, string> } = { status: 200 }
  const port = await serve((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => void parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString()
      requests.push({ signature: String(request.headers['mitten-signature']), text })
      got.push(JSON.parse(text) as ReceivedMessage)
      response.writeHead(answer.status, answer.headers).end('x'.repeat(100))
    })
  })
  return {
    port,
    address: `http://127.0.0.1:${port}/mitten`,
    got,
    requests,
    answerWith: (status: number, headers?: Record<string, string>) =>
      void (answer = { status, ...(headers && { headers }) }),
  }
}

/** As the documentation describes it, without any of the server's code. */
export function isSigned(
  { signature, text }: { readonly signature: string; readonly text: string },
  secret: string,
): boolean {
  const { t = '', v1 = '' } = Object.fromEntries(
    signature.split(',').map((part) => part.split('=') as [string, string]),
  ) as Record<string, string>
  const expected = createHmac('sha256', secret).update(`${t}.${text}`).digest()
  const given = Buffer.from(v1, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
