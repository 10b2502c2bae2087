/** Creates tasks from templates, one or several at once: from ready-made chores, or from the person's own (S3). */
import { Search } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { ruleText } from '#domain/chores/rule-text.ts'
import { hasFeature } from '#domain/plan-features.ts'
import { roomLooks } from '#domain/templates/room-looks.ts'
import type { Room } from '#domain/templates/starter-pack.ts'
import { rooms } from '#domain/templates/starter-pack.ts'
import type { Template } from '#domain/templates/template.ts'
import { useLive } from '#web/data/account.ts'
import { choreTexts } from '#web/features/tasks/chores/texts.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { PlanLine } from '#web/shared/plans/plan-line.tsx'
import { roomIconOf } from '#web/shared/rooms/room-icons.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SearchBox, SearchFrame } from '#web/ui/search-box.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { theme } from '#web/ui/theme.ts'
import { OfferTile } from './offer-tile.tsx'
import type { Offer } from './offers.ts'
import { fitting, ownOffers, starterOffers } from './offers.ts'
import { OwnTemplateDialogs, OwnTemplateMenu } from './own-template.tsx'
import { templateTexts } from './texts.ts'
import { useChosen } from './use-chosen.ts'
import { useToday } from './use-today.ts'

export type TemplatesDialogProps = {
  readonly list: string
  readonly open: boolean
  readonly onClose: () => void
}

export function TemplatesDialog(props: TemplatesDialogProps) {
  const household = useHousehold()
  const own = useLive(({ templates }) => templates.orderBy('created_at').reverse().toArray())
  if (!household || !own) return null
  return <Templates {...props} household={household} own={ownOffers(own)} />
}

type List = 'starter' | 'yours'

type TemplatesProps = TemplatesDialogProps & {
  readonly household: Household
  readonly own: readonly Offer[]
}

function Templates({ list: initial, open, onClose, household, own }: TemplatesProps) {
  const [list, setList] = useState<List>(initial === 'yours' ? 'yours' : 'starter')
  const [search, setSearch] = useState('')
  const isShared = household.partners.length > 0
  const hasOwn = hasFeature(household.plan, 'templates')
  const starter = starterOffers(isShared)
  const { chosen, isChosen, toggle, isBusy, add } = useChosen([...starter, ...own], onClose)
  const offers = list === 'starter' ? starter : hasOwn ? own : null
  function choose(chosenList: List): void {
    setList(chosenList)
    setSearch('')
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={templateTexts.title}
      size="columns"
      cancelLabel={templateTexts.cancel}
      footer={
        <>
          <Count role="status">{countText(chosen, isShared)}</Count>
          <Button busy={isBusy} aria-disabled={chosen.length === 0 || undefined} onClick={add}>
            {chosen.length === 0 ? templateTexts.addNone : templateTexts.add(chosen.length)}
          </Button>
        </>
      }
    >
      <Head>
        <Lists role="group" aria-label={templateTexts.lists}>
          <button
            type="button"
            data-first-focus
            aria-pressed={list === 'starter'}
            onClick={() => choose('starter')}
          >
            {templateTexts.starter} <b>({starter.length})</b>
          </button>
          <button type="button" aria-pressed={list === 'yours'} onClick={() => choose('yours')}>
            {templateTexts.yours} {hasOwn && <b>({own.length})</b>}
          </button>
        </Lists>
        {offers && offers.length > 0 && <TemplateSearch value={search} onChange={setSearch} />}
      </Head>
      {list === 'starter' && <TextLink to="/week/rooms">{templateTexts.wholeWeek}</TextLink>}
      {offers && <Choices key={list} {...{ offers, search, isChosen, toggle }} />}
      {list === 'yours' && <PlanLine feature="templates" />}
      <OwnTemplateDialogs />
    </Dialog>
  )
}

function countText(chosen: readonly Offer[], isShared: boolean): string {
  if (chosen.length === 0) return ''
  const hasStarter = chosen.some(({ template }) => template === null)
  return isShared && hasStarter
    ? templateTexts.chosenShared(chosen.length)
    : templateTexts.chosen(chosen.length)
}

type ChoicesProps = {
  readonly offers: readonly Offer[]
  readonly search: string
  readonly isChosen: (key: string) => boolean
  readonly toggle: (key: string) => void
}

function Choices({ offers, search, isChosen, toggle }: ChoicesProps) {
  const today = useToday()
  const [room, setRoom] = useState<Room>('kitchen')
  const shown = fitting(offers, search, room)
  if (offers.length === 0) return <None>{templateTexts.none}</None>
  return (
    <>
      {search.trim() === '' && offers.some((offer) => offer.room !== null) && (
        <Rooms>
          <ChoiceChips
            label={templateTexts.rooms}
            options={rooms.map((each) => ({
              value: each,
              label: templateTexts.roomNames[each],
              icon: roomIconOf[roomLooks[each].icon],
            }))}
            value={room}
            onChange={setRoom}
          />
        </Rooms>
      )}
      {shown.length === 0 && <None role="status">{templateTexts.noneFound}</None>}
      <Tiles>
        {shown.map(({ key, details, template }) => (
          <OfferTile
            key={key}
            details={details}
            rule={template && ruleWords(template, today)}
            isChosen={isChosen(key)}
            onToggle={() => toggle(key)}
            menu={template && <OwnTemplateMenu template={template} />}
          />
        ))}
      </Tiles>
    </>
  )
}

/** "Every Tuesday and Friday at 18:00, in turns", as it would be from today on. */
function ruleWords({ repeats, ...rule }: Template, today: string): string | null {
  if (repeats === null) return null
  const words = ruleText({ ...rule, repeats, starts_on: today, ends_on: null }, rule.due_time)
  return rule.who === 'turns' ? choreTexts.inTurns[rule.turns_change](words) : words
}

type TemplateSearchProps = {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Searches the templates of a list by their names. */
function TemplateSearch({ value, onChange }: TemplateSearchProps) {
  return (
    <Frame as="search">
      <Search size={20} aria-hidden="true" />
      <SearchBox
        type="search"
        aria-label={templateTexts.search}
        placeholder={templateTexts.search}
        value={value}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Frame>
  )
}

const Count = styled.p`
  order: -1;
  flex: 1 1 0;
  ${theme.note}
  ${theme.media.phone} {
    flex: none;
    order: 1;
  }
`

const Head = styled.div`
  ${theme.spread(3)}
  ${theme.media.phone} {
    flex-flow: column;
    align-items: stretch;
  }
`

const Lists = styled.div`
  display: flex;
  gap: 4px;
  max-width: 100%;
  padding: 4px;
  border-radius: ${theme.radius.pill};
  background: ${theme.surface.sunken};
  button {
    flex: 1 1 auto;
    min-height: ${theme.size.tab};
    padding: 0 18px;
    ${theme.bare}
    border-radius: ${theme.radius.pill};
    color: ${theme.text.muted};
    font: ${theme.font.smallStrong};
    &[aria-pressed='true'] {
      ${theme.raised}
      color: ${theme.text.main};
      ${theme.chosen}
    }
  }
`

const Rooms = styled.div`
  min-width: 0;
`

const Tiles = styled.ul`
  ${theme.grid(2.5)}
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
`

const None = styled.p`
  padding: ${theme.space(4)} 0;
  color: ${theme.text.muted};
`

const Frame = styled(SearchFrame)`
  flex: 0 1 300px;
  min-width: 0;
  ${theme.media.phone} {
    flex: none;
  }
`
