/** Real TLS for tests: a handshake, and requests that trust one authority. */
import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage, RequestOptions } from 'node:http'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { AddressInfo } from 'node:net'
import { isIP } from 'node:net'
import { connect, createServer, TLSSocket } from 'node:tls'
import type { KeyPair } from '#server/tls/make-certificate.ts'

/** How a device judges a server's certificate for a name: 'trusted', or the reason against it. */
export async function handshake(
  pair: KeyPair,
  { ca, name }: { readonly ca?: string; readonly name: string },
): Promise<string> {
  const server = createServer(pair, (socket) => socket.end()).listen(0, '127.0.0.1')
  server.on('tlsClientError', () => {})
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const socket = connect({
    port,
    host: '127.0.0.1',
    ...(ca !== undefined && { ca }),
    ...(isIP(name) === 0 && { servername: name }),
    checkServerIdentity: (_host, { raw }) => checkIdentity(name, new X509Certificate(raw)),
  })
  const result = await new Promise<string>((resolve) => {
    socket.once('secureConnect', () => resolve('trusted'))
    socket.once('error', ({ message }) => resolve(message))
  })
  socket.destroy()
  server.close()
  return result
}

/** OpenSSL's own check: tls.checkServerIdentity of Node 22.23 treats an IPv6 address as a name, and does not find it. */
function checkIdentity(name: string, certificate: X509Certificate): Error | undefined {
  const subject = isIP(name) === 0 ? certificate.checkHost(name) : certificate.checkIP(name)
  return subject === undefined ? new Error(`The certificate is not for ${name}`) : undefined
}

export type TlsResponse = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** The fingerprint of the certificate that answered; null over plain http. */
  readonly certificate: string | null
}

/** A request over its own connection. */
export async function ask(
  url: string,
  { body, ...options }: RequestOptions & { ca?: string; body?: string } = {},
): Promise<TlsResponse> {
  const send = url.startsWith('https:') ? httpsRequest : httpRequest
  const request = send(url, { agent: false, ...options })
  request.end(body)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const { socket } = response
  const certificate = socket instanceof TLSSocket ? socket.getPeerX509Certificate() : undefined
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(chunks),
    certificate: certificate?.fingerprint256 ?? null,
  }
}
