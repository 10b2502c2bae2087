/** The first step of a ready-made week: the rooms of the home, and how thoroughly to clean. */
import { ArrowRight, Check } from 'lucide-react'
import { styled } from 'styled-components'
import { roomLooks } from '#domain/templates/room-looks.ts'
import type { Room } from '#domain/templates/starter-pack.ts'
import { paces, rooms } from '#domain/templates/starter-pack.ts'
import { templateTexts } from '#web/features/tasks/templates/texts.ts'
import { roomIconOf } from '#web/shared/rooms/room-icons.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { BackHead } from '#web/ui/shell/back-head.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { swatches } from '#web/ui/swatch.ts'
import { theme } from '#web/ui/theme.ts'
import type { ReadyAddress } from './ready-address.ts'
import { readyWeekTexts as texts } from './texts.ts'
import type { DraftChore } from './use-ready-week.ts'
import { hoursOf } from './week-days.ts'

export type RoomsStepProps = {
  readonly address: ReadyAddress
  readonly drafts: readonly DraftChore[]
}

export function RoomsStep({ address, drafts }: RoomsStepProps) {
  const { chosen, pace, toWeek, choose } = address
  const toggle = (room: Room) =>
    choose({
      chosen: rooms.filter((each) => chosen.includes(each) !== (each === room)),
    })
  return (
    <>
      <BackHead
        back={{ to: '/tasks?tab=repeating', label: texts.back }}
        title={texts.title}
        subtitle={texts.lead}
      />
      <Card aria-labelledby="which-rooms">
        <h2 id="which-rooms">{texts.rooms}</h2>
        <Tiles>
          {rooms.map((room) => (
            <li key={room}>
              <RoomTile
                room={room}
                isChosen={chosen.includes(room)}
                onToggle={() => toggle(room)}
              />
            </li>
          ))}
        </Tiles>
        <Stack $gap={3}>
          <h2>{texts.pace}</h2>
          <ChoiceChips
            label={texts.pace}
            options={paces.map((each) => ({ value: each, label: texts.paces[each] }))}
            value={pace}
            onChange={(changed) => choose({ pace: changed })}
          />
        </Stack>
        <Next>
          <p role="status">
            {chosen.length === 0 ? texts.noRoom : texts.sum(drafts.length, hoursOf(drafts))}
          </p>
          {chosen.length === 0 ? (
            <Button aria-disabled icon={ArrowRight}>
              {texts.toWeek}
            </Button>
          ) : (
            <ButtonLink to={toWeek} icon={ArrowRight}>
              {texts.toWeek}
            </ButtonLink>
          )}
        </Next>
      </Card>
    </>
  )
}

type RoomTileProps = {
  readonly room: Room
  readonly isChosen: boolean
  readonly onToggle: () => void
}

function RoomTile({ room, isChosen, onToggle }: RoomTileProps) {
  const { swatch, icon } = roomLooks[room]
  const Icon = roomIconOf[icon]
  return (
    <Tile data-chosen={isChosen || undefined}>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <img src={swatches[swatch]} alt="" />
      <Tick aria-hidden="true">{isChosen && <Check />}</Tick>
      <span>
        <Icon aria-hidden="true" />
        {templateTexts.roomNames[room]}
      </span>
    </Tile>
  )
}

const Tiles = styled.ul`
  ${theme.grid(2.5)}
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.75rem), 1fr));
  margin: ${theme.space(3)} 0 ${theme.space(5)};
`

const Tile = styled.label`
  position: relative;
  ${theme.column(2)}
  align-content: start;
  height: 100%;
  padding: 12px 8px 12px 12px;
  border: 1.5px solid ${theme.line.hair};
  ${theme.nested}
  cursor: pointer;
  &[data-chosen] {
    border-color: ${theme.line.action};
    box-shadow: inset 0 0 0 1px ${theme.line.action};
    background: ${theme.surface.actionSoft};
  }
  ${theme.ring('2px')}
  > input {
    ${theme.unseen}
    ${theme.square('100%')}
  }
  > img {
    ${theme.square('52px')}
    border-radius: 12px;
    filter: ${theme.stitch.dim};
  }
  > span:last-child {
    ${theme.row(1.5)}
    hyphens: auto;
    font: ${theme.font.label};
    overflow-wrap: anywhere;
    ${theme.icon('20px', theme.text.muted)}
  }
  /* If they are alone in their rows, they are low. */
  @media (max-width: 339.98px) {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    > span:last-child {
      padding-inline-end: 36px;
    }
  }
`

/* Square, because several may be ticked. */
const Tick = styled.span`
  position: absolute;
  top: 12px;
  inset-inline-end: 12px;
  ${theme.disc('26px')}
  border: 2px solid ${theme.line.strong};
  border-radius: ${theme.radius.chip};
  background: ${theme.surface.card};
  @media (max-width: 339.98px) {
    top: calc(50% - 13px);
  }
  [data-chosen] > & {
    border-color: ${theme.line.action};
    background: ${theme.surface.action};
    color: ${theme.text.onAction};
  }
  svg {
    ${theme.square('16px')}
  }
`

const Next = styled.div`
  ${theme.spread(3)}
  margin-top: ${theme.space(5)};
  > p {
    ${theme.note}
  }
  > a,
  > button {
    ${theme.media.phone} {
      flex: 1 1 100%;
    }
  }
`
