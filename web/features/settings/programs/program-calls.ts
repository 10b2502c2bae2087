/** The calls about tokens, the calendar link and webhooks; all need a connection. */
import type { CallRequest, CallResponse } from '#domain/api.ts'
import type { CalendarLink, ToldLink } from '#domain/programs/calendar-api.ts'
import { calendarApi } from '#domain/programs/calendar-api.ts'
import type { ListedToken } from '#domain/programs/token-api.ts'
import { tokenApi } from '#domain/programs/token-api.ts'
import type { ListedWebhook } from '#domain/programs/webhook-api.ts'
import { webhookApi } from '#domain/programs/webhook-api.ts'
import { about, callApi, readApi } from '#web/api/call.ts'

export async function readTokens(
  account: string,
  signal: AbortSignal,
): Promise<readonly ListedToken[]> {
  const { tokens } = await readApi(tokenApi.tokens, { account, signal })
  return tokens
}

/** Rejects with the code `proof_needed` if the sign-in is too long ago to do without a proof. */
export function makeToken(
  account: string,
  wanted: CallRequest<typeof tokenApi.makeToken>,
): Promise<CallResponse<typeof tokenApi.makeToken>> {
  return callApi(tokenApi.makeToken, wanted, account)
}

export async function endToken(account: string, id: string): Promise<void> {
  await callApi(about(tokenApi.endToken, id), undefined, account)
}

export async function readCalendarLink(
  account: string,
  signal: AbortSignal,
): Promise<{ readonly link: CalendarLink | null }> {
  return readApi(calendarApi.calendar, { account, signal })
}

/** The answer contains the address only if the link was made just now. */
export function saveCalendarLink(
  account: string,
  wanted: CallRequest<typeof calendarApi.saveCalendar>,
): Promise<ToldLink> {
  return callApi(calendarApi.saveCalendar, wanted, account)
}

export function renewCalendarLink(account: string): Promise<ToldLink> {
  return callApi(calendarApi.renewCalendar, undefined, account)
}

export async function endCalendarLink(account: string): Promise<void> {
  await callApi(calendarApi.endCalendar, undefined, account)
}

export async function readWebhooks(
  account: string,
  signal: AbortSignal,
): Promise<readonly ListedWebhook[]> {
  const { webhooks } = await readApi(webhookApi.webhooks, { account, signal })
  return webhooks
}

/** Rejects with the code `proof_needed` if the sign-in is too long ago to do without a proof. */
export function addWebhook(
  account: string,
  wanted: CallRequest<typeof webhookApi.addWebhook>,
): Promise<CallResponse<typeof webhookApi.addWebhook>> {
  return callApi(webhookApi.addWebhook, wanted, account)
}

export async function testWebhook(account: string, id: string): Promise<ListedWebhook> {
  const { webhook } = await callApi(about(webhookApi.testWebhook, id), undefined, account)
  return webhook
}

export async function removeWebhook(account: string, id: string): Promise<void> {
  await callApi(about(webhookApi.removeWebhook, id), undefined, account)
}
