/** The passkeys of the account: adding, naming and removing them (A20). */
import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import type { ListedPasskey } from '#domain/users/passkey-api.ts'
import { MAX_PASSKEYS } from '#domain/users/passkey.ts'
import { FetchedPart } from '#web/features/settings/fetched-part.tsx'
import { ListedButtons, ListedItems } from '#web/features/settings/listed-items.ts'
import type { Fetched } from '#web/shared/connection/use-fetched.ts'
import { ListItem } from '#web/shared/lists/list-item.tsx'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { useTimeZone } from '#web/shared/people/use-household.ts'
import { hasPasskeysHere } from '#web/shared/proof/passkeys-here.ts'
import { identityTexts } from '#web/shared/proof/texts.ts'
import type { WaysIn } from '#web/shared/proof/use-ways-in.ts'
import { dateText } from '#web/shared/time/time-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { texts } from './texts.ts'

const AddPasskeyDialog = lazyComponent(() => import('./add-passkey-dialog.tsx'), 'AddPasskeyDialog')
const RenamePasskeyDialog = lazyComponent(
  () => import('./passkey-dialogs.tsx'),
  'RenamePasskeyDialog',
)
const RemovePasskeyDialog = lazyComponent(
  () => import('./passkey-dialogs.tsx'),
  'RemovePasskeyDialog',
)

const parameters = { add: 'add-passkey', rename: 'rename-passkey', remove: 'remove-passkey' }

type PasskeysCardProps = {
  readonly passkeys: Fetched<{ readonly passkeys: readonly ListedPasskey[] }>
  readonly ways: WaysIn | null
  /** The name of this device; empty if it is not known. */
  readonly deviceName: string
}

export function PasskeysCard(props: PasskeysCardProps) {
  const { value, isOnline } = props.passkeys
  return (
    <Card aria-labelledby="passkeys">
      <SectionHead id="passkeys" title={texts.title} />
      <Stack $gap={3}>
        <Text>{texts.text}</Text>
        <FetchedPart of={props.passkeys} isOftenEmpty>
          {({ passkeys }) =>
            passkeys.length > 0 && <PasskeyList list={passkeys} isOnline={isOnline} />
          }
        </FetchedPart>
        <Adding count={value?.passkeys.length ?? 0} isOnline={isOnline} />
      </Stack>
      <Dialogs {...props} />
    </Card>
  )
}

function Adding({ count, isOnline }: { readonly count: number; readonly isOnline: boolean }) {
  const overlay = useOverlayAddress()
  if (!hasPasskeysHere()) return <InfoLine tone="warn">{identityTexts.passkey.elsewhere}</InfoLine>
  if (count >= MAX_PASSKEYS) return <InfoLine>{texts.full}</InfoLine>
  return (
    <Button
      tone="outline"
      block
      icon={KeyRound}
      aria-disabled={!isOnline || undefined}
      onClick={() => overlay.open(parameters.add, '1')}
    >
      {texts.add}
    </Button>
  )
}

function Dialogs({ passkeys, ways, deviceName }: PasskeysCardProps) {
  const { value, reload } = passkeys
  const find = (id: string) => value?.passkeys.find((passkey) => passkey.id === id)
  return (
    <>
      <OverlaySlot parameter={parameters.add}>
        {({ value: _, ...shown }) => (
          <AddPasskeyDialog {...shown} deviceName={deviceName} ways={ways} onAdded={reload} />
        )}
      </OverlaySlot>
      <OverlaySlot parameter={parameters.rename}>
        {({ value: id, ...shown }) => {
          const passkey = find(id)
          return passkey && <RenamePasskeyDialog {...shown} passkey={passkey} onChanged={reload} />
        }}
      </OverlaySlot>
      <OverlaySlot parameter={parameters.remove}>
        {({ value: id, ...shown }) => {
          const passkey = find(id)
          return passkey && <RemovePasskeyDialog {...shown} passkey={passkey} onChanged={reload} />
        }}
      </OverlaySlot>
    </>
  )
}

type PasskeyListProps = {
  readonly list: readonly ListedPasskey[]
  readonly isOnline: boolean
}

function PasskeyList({ list, isOnline }: PasskeyListProps) {
  const overlay = useOverlayAddress()
  const timeZone = useTimeZone()
  return (
    <ListedItems>
      {list.map(({ id, name, address, created_at, used_at }) => (
        <ListItem key={id} focusKey="">
          <IconTile icon={KeyRound} size={44} />
          <div>
            <h3>{name}</h3>
            <Text>
              {used_at === null
                ? texts.added(dateText(created_at, timeZone))
                : texts.used(dateText(used_at, timeZone))}
            </Text>
            {address !== location.hostname && <Text>{texts.elsewhere(address)}</Text>}
          </div>
          <ListedButtons>
            <IconButton
              icon={Pencil}
              label={texts.renameNamed(name)}
              aria-disabled={!isOnline || undefined}
              onClick={() => isOnline && overlay.open(parameters.rename, id)}
            />
            <IconButton
              icon={Trash2}
              label={texts.removeNamed(name)}
              aria-disabled={!isOnline || undefined}
              onClick={() => isOnline && overlay.open(parameters.remove, id)}
            />
          </ListedButtons>
        </ListItem>
      ))}
    </ListedItems>
  )
}
