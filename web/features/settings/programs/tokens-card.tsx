/** The tokens of a person's programs: making and ending them (A40). */
import { Bot, ExternalLink } from 'lucide-react'
import { styled } from 'styled-components'
import type { ListedToken } from '#domain/programs/token-api.ts'
import { tokenApi } from '#domain/programs/token-api.ts'
import { MAX_TOKENS } from '#domain/programs/token.ts'
import { FetchedPart } from '#web/features/settings/fetched-part.tsx'
import { ListedItems } from '#web/features/settings/listed-items.ts'
import { useFetchedApi } from '#web/shared/connection/use-fetched-api.ts'
import { ListItem } from '#web/shared/lists/list-item.tsx'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { useTimeZone } from '#web/shared/people/use-household.ts'
import type { WaysIn } from '#web/shared/proof/use-ways-in.ts'
import { dateText } from '#web/shared/time/time-text.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { textLinkStyle } from '#web/ui/text-link.tsx'
import { Text } from '#web/ui/text.tsx'
import { AddMoreButton } from './add-more-button.tsx'
import { texts as programTexts } from './texts.ts'

const texts = programTexts.tokens

const MakeTokenDialog = lazyComponent(() => import('./token-dialogs.tsx'), 'MakeTokenDialog')
const EndTokenDialog = lazyComponent(() => import('./token-dialogs.tsx'), 'EndTokenDialog')

const parameters = { make: 'make-token', end: 'end-token' }

export function TokensCard({ ways }: { readonly ways: WaysIn | null }) {
  const fetched = useFetchedApi(tokenApi.tokens)
  const { value, isOnline, reload } = fetched
  return (
    <Card aria-labelledby="tokens">
      <SectionHead id="tokens" title={texts.title} />
      <Stack $gap={3}>
        <Text>{texts.text}</Text>
        <Reference href="/api/docs" target="_blank" rel="noopener">
          {texts.reference}
          <ExternalLink size={16} aria-hidden="true" />
        </Reference>
        <FetchedPart of={fetched} isOftenEmpty>
          {({ tokens }) => tokens.length > 0 && <Tokens list={tokens} isOnline={isOnline} />}
        </FetchedPart>
        <AddMoreButton
          isFull={value !== null && value.tokens.length >= MAX_TOKENS}
          isOnline={isOnline}
          parameter={parameters.make}
          texts={texts}
        />
      </Stack>
      <OverlaySlot parameter={parameters.make}>
        {({ value: _, ...shown }) => <MakeTokenDialog {...shown} ways={ways} onMade={reload} />}
      </OverlaySlot>
      <OverlaySlot parameter={parameters.end}>
        {({ value: id, ...shown }) => {
          const token = value?.tokens.find((each) => each.id === id)
          return token && <EndTokenDialog {...shown} token={token} onEnded={reload} />
        }}
      </OverlaySlot>
    </Card>
  )
}

type TokensProps = { readonly list: readonly ListedToken[]; readonly isOnline: boolean }

function Tokens({ list, isOnline }: TokensProps) {
  const overlay = useOverlayAddress()
  const timeZone = useTimeZone()
  const now = useNow().toISOString()
  return (
    <ListedItems>
      {list.map((token) => (
        <ListItem key={token.id} focusKey="">
          <IconTile icon={Bot} size={44} />
          <div>
            <h3>{token.name}</h3>
            <Text>{texts.access[token.access]}</Text>
            <Text>{endText(token, now, timeZone)}</Text>
            <Text>
              {token.used_at === null
                ? texts.unused
                : texts.used(dateText(token.used_at, timeZone))}
            </Text>
          </div>
          <Button
            tone="ghost"
            size="small"
            aria-label={texts.endNamed(token.name)}
            aria-disabled={!isOnline || undefined}
            onClick={() => overlay.open(parameters.end, token.id)}
          >
            {texts.end}
          </Button>
        </ListItem>
      ))}
    </ListedItems>
  )
}

function endText({ ends_at }: ListedToken, now: string, timeZone: string): string {
  if (ends_at === null) return texts.never
  const date = dateText(ends_at, timeZone)
  return ends_at <= now ? texts.ended(date) : texts.endsOn(date)
}

const Reference = styled.a`
  ${textLinkStyle}
  justify-self: start;
`
