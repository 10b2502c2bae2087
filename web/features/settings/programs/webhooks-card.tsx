/** The webhooks of a person: adding, testing and removing them (A44). */
import { Send, Trash2, Webhook } from 'lucide-react'
import type { ListedWebhook } from '#domain/programs/webhook-api.ts'
import { MAX_WEBHOOKS, webhookApi } from '#domain/programs/webhook-api.ts'
import { about, callApi } from '#web/api/call.ts'
import { useAccount } from '#web/data/account.ts'
import { FetchedPart } from '#web/features/settings/fetched-part.tsx'
import { ListedButtons, ListedItems } from '#web/features/settings/listed-items.ts'
import { messageOf } from '#web/shared/connection/message-of.ts'
import { useFetchedApi } from '#web/shared/connection/use-fetched-api.ts'
import { ListItem } from '#web/shared/lists/list-item.tsx'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { useTimeZone } from '#web/shared/people/use-household.ts'
import type { WaysIn } from '#web/shared/proof/use-ways-in.ts'
import { dateText } from '#web/shared/time/time-text.ts'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { usePending } from '#web/ui/use-pending.ts'
import { AddMoreButton } from './add-more-button.tsx'
import { texts as programTexts } from './texts.ts'

const texts = programTexts.webhooks

const AddWebhookDialog = lazyComponent(() => import('./webhook-dialogs.tsx'), 'AddWebhookDialog')
const RemoveWebhookDialog = lazyComponent(
  () => import('./webhook-dialogs.tsx'),
  'RemoveWebhookDialog',
)

const parameters = { add: 'add-webhook', remove: 'remove-webhook' }

export function WebhooksCard({ ways }: { readonly ways: WaysIn | null }) {
  const fetched = useFetchedApi(webhookApi.webhooks)
  const { value, isOnline, reload } = fetched
  return (
    <Card aria-labelledby="webhooks">
      <SectionHead id="webhooks" title={texts.title} />
      <Stack $gap={3}>
        <Text>{texts.text}</Text>
        <FetchedPart of={fetched} isOftenEmpty>
          {({ webhooks }) =>
            webhooks.length > 0 && (
              <ListedItems>
                {webhooks.map((webhook) => (
                  <Item key={webhook.id} webhook={webhook} isOnline={isOnline} onTested={reload} />
                ))}
              </ListedItems>
            )
          }
        </FetchedPart>
        <AddMoreButton
          isFull={value !== null && value.webhooks.length >= MAX_WEBHOOKS}
          isOnline={isOnline}
          parameter={parameters.add}
          texts={texts}
        />
      </Stack>
      <OverlaySlot parameter={parameters.add}>
        {({ value: _, ...shown }) => <AddWebhookDialog {...shown} ways={ways} onMade={reload} />}
      </OverlaySlot>
      <OverlaySlot parameter={parameters.remove}>
        {({ value: id, ...shown }) => {
          const webhook = value?.webhooks.find((each) => each.id === id)
          return webhook && <RemoveWebhookDialog {...shown} webhook={webhook} onRemoved={reload} />
        }}
      </OverlaySlot>
    </Card>
  )
}

type ItemProps = {
  readonly webhook: ListedWebhook
  readonly isOnline: boolean
  readonly onTested: () => void
}

function Item({ webhook, isOnline, onTested }: ItemProps) {
  const overlay = useOverlayAddress()
  const { id: account } = useAccount()
  const timeZone = useTimeZone()
  const [isTesting, run] = usePending()
  const { host } = new URL(webhook.address)

  async function test(): Promise<void> {
    try {
      const called = about(webhookApi.testWebhook, webhook.id)
      const { last_status: status } = (await callApi(called, undefined, account)).webhook
      if (status !== null && status >= 200 && status < 300) showToast({ title: texts.tested })
      else
        showToast({
          title: texts.testFailed,
          description: status === null ? texts.testUnanswered : texts.testAnswered(status),
          tone: 'bad',
        })
    } catch (error) {
      showToast({ title: texts.testFailed, description: messageOf(error), tone: 'bad' })
    }
    onTested()
  }

  return (
    <ListItem focusKey="">
      <IconTile icon={Webhook} size={44} />
      <div>
        <h3>{host}</h3>
        {webhook.events.map((event) => (
          <Text key={event}>{texts.events[event]}</Text>
        ))}
        <Text>{resultText(webhook, timeZone)}</Text>
        {webhook.ended_at !== null && <InfoLine tone="warn">{texts.off}</InfoLine>}
      </div>
      <ListedButtons>
        <IconButton
          icon={Send}
          label={texts.testNamed(host)}
          aria-disabled={!isOnline || isTesting || undefined}
          onClick={() => isOnline && !isTesting && run(test)}
        />
        <IconButton
          icon={Trash2}
          label={texts.removeNamed(host)}
          aria-disabled={!isOnline || undefined}
          onClick={() => isOnline && overlay.open(parameters.remove, webhook.id)}
        />
      </ListedButtons>
    </ListItem>
  )
}

function resultText({ last_at, last_status }: ListedWebhook, timeZone: string): string {
  if (last_at === null) return texts.unused
  const date = dateText(last_at, timeZone)
  return last_status === null ? texts.unanswered(date) : texts.answered(date, last_status)
}
