/**
 * A client that was written against nothing but the API reference: it knows a server's address, reads its OpenAPI
 * document, and shares no code with it.
 */
type Operation = { readonly operationId: string; readonly security: readonly object[] }
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
type Given = {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
}

export async function readReference(server: string, token: string) {
  const answer = await fetch(`${server}/api/openapi.json`)
  const { paths } = (await answer.json()) as Document
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  )

  /** By the operation's id, or part of it if a route has several meanings. */
  return async (name: string, { path = {}, query = {}, body }: Given = {}) => {
    const found = operations.find(({ operationId }) => operationId.split('_or_').includes(name))
    if (!found?.security.some((way) => 'token' in way))
      throw new Error(`The reference opens no ${name} to programs`)
    const filled = found.path.replaceAll(
      /\{(\w+)\}/g,
      (_, parameter: string) => path[parameter] ?? '',
    )
    const response = await fetch(`${server}${filled}?${new URLSearchParams(query).toString()}`, {
      method: found.method.toUpperCase(),
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
    })
    return {
      status: response.status,
      body: (await response.json()) as Readonly<Record<string, unknown>>,
    }
  }
}
