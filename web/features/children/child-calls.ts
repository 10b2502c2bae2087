/** The calls about children that are not commands; all need a connection. */
import * as z from 'zod/mini'
import type { ListedChild } from '#domain/children/child-api.ts'
import { childApi } from '#domain/children/child-api.ts'
import { about, call, callApi, readApi } from '#web/api/call.ts'

export async function readChildren(
  account: string,
  signal: AbortSignal,
): Promise<readonly ListedChild[]> {
  const { children } = await readApi(childApi.children, { account, signal })
  return children
}

export function makeCode(account: string, child: string) {
  return callApi(about(childApi.makeChildCode, child), undefined, account)
}

export async function endDevice(account: string, child: string, session: string): Promise<void> {
  await callApi(about(childApi.endChildSessions, child), { session }, account)
}

const madeLink = z.object({ path: z.string() })

/** The address at which the child chooses a password. By its path: `callCommand` would load all commands' rules. */
export async function growUp(
  account: string,
  { id, ...names }: { readonly id: string; readonly username: string; readonly email: string },
): Promise<string> {
  const answer = await call({
    method: 'POST',
    path: `/api/children/${id}/account`,
    body: names,
    account,
  })
  return location.origin + madeLink.parse(answer).path
}
