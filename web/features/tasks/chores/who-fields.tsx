/** The part of the form that says whose turn it is: anyone's, one person's, or in turns (C11, C12). */
import { ArrowDown, ArrowUp, UserPlus, X } from 'lucide-react'
import { styled } from 'styled-components'
import { MAX_SEATS } from '#domain/chores/chore.ts'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import { toneOf } from '#web/shared/people/person-tone.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormRows } from '#web/ui/form-rows.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Name } from '#web/ui/name.tsx'
import { Select } from '#web/ui/select.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { theme } from '#web/ui/theme.ts'
import { ChipChoice, optionsOf } from './chip-choice.tsx'
import type { Plan } from './plan.ts'
import type { PlanPartProps } from './rule-fields.tsx'
import { planTexts } from './texts.ts'

export type WhoFieldsProps = PlanPartProps & { readonly household: Household }

export function WhoFields({ plan, change, household }: WhoFieldsProps) {
  const { me, partners } = household
  const all = [me, ...partners]
  return (
    <>
      <ChipChoice
        label={planTexts.whoseTurn}
        value={plan.who}
        options={optionsOf(planTexts.who)}
        onChange={(who) => change({ who, people: peopleFor(who, all) })}
      />
      {plan.who === 'person' && (
        <Select
          label={planTexts.person}
          value={plan.people[0] ?? me.id}
          onChange={({ target }) => change({ people: [target.value] })}
        >
          {all.map((person) => (
            <option key={person.id} value={person.id}>
              {person === me ? planTexts.me(firstName(me)) : firstName(person)}
            </option>
          ))}
        </Select>
      )}
      {plan.who === 'turns' && (
        <>
          <Turns plan={plan} change={change} household={household} />
          <TurnKinds plan={plan} change={change} />
        </>
      )}
    </>
  )
}

/** For a template, which names nobody: whether people take turns, and how (S3). */
export function TemplateWhoFields({ plan, change, household }: WhoFieldsProps) {
  const all = [household.me, ...household.partners]
  const { anyone, turns } = planTexts.who
  return (
    <>
      <ChipChoice
        label={planTexts.whoseTurn}
        value={plan.who}
        options={optionsOf({ anyone, turns })}
        onChange={(who) => change({ who, people: peopleFor(who, all) })}
      />
      {plan.who === 'turns' && <TurnKinds plan={plan} change={change} />}
    </>
  )
}

function peopleFor(who: Plan['who'], all: readonly User[]): readonly string[] {
  const most = { anyone: 0, person: 1, turns: MAX_SEATS }
  return all.slice(0, most[who]).map(({ id }) => id)
}

function Turns({ plan: { people }, change, household }: WhoFieldsProps) {
  const all = [household.me, ...household.partners]
  const seated = people.flatMap((id) => all.find((person) => person.id === id) ?? [])
  const others = all.filter(({ id }) => !people.includes(id))
  const move = (from: number, to: number) => {
    if (to < 0 || to === seated.length) return
    const ids = seated.map(({ id }) => id)
    const [moved = ''] = ids.splice(from, 1)
    ids.splice(to, 0, moved)
    change({ people: ids })
  }
  return (
    <>
      <FormRows as="ol">
        {seated.map((person, place) => (
          <Row as="li" key={person.id}>
            <PersonAvatar person={person} tone={toneOf(person, household)} size={28} />
            <Person>
              <Name>{firstName(person)}</Name>
              {place === 0 && <Text as="small"> {planTexts.starting}</Text>}
            </Person>
            <Row $gap={0}>
              <IconButton
                label={planTexts.earlier(firstName(person))}
                icon={ArrowUp}
                aria-disabled={place === 0 || undefined}
                onClick={() => move(place, place - 1)}
              />
              <IconButton
                label={planTexts.later(firstName(person))}
                icon={ArrowDown}
                aria-disabled={place === seated.length - 1 || undefined}
                onClick={() => move(place, place + 1)}
              />
              <IconButton
                label={planTexts.leaveOut(firstName(person))}
                icon={X}
                onClick={() => change({ people: people.filter((id) => id !== person.id) })}
              />
            </Row>
          </Row>
        ))}
      </FormRows>
      {others.length > 0 && people.length < MAX_SEATS && (
        <Row $wrap>
          {others.map((person) => (
            <Button
              key={person.id}
              tone="soft"
              icon={UserPlus}
              onClick={() => change({ people: [...people, person.id] })}
            >
              {planTexts.add(firstName(person))}
            </Button>
          ))}
        </Row>
      )}
    </>
  )
}

function TurnKinds({ plan: { turns_order, turns_change }, change }: PlanPartProps) {
  return (
    <>
      <ChipChoice
        label={planTexts.order}
        value={turns_order}
        options={optionsOf(planTexts.orders)}
        onChange={(turns_order) => change({ turns_order })}
      />
      {turns_order !== 'least' && (
        <ChipChoice
          label={planTexts.turnsChange}
          value={turns_change}
          options={optionsOf(planTexts.changes)}
          onChange={(turns_change) => change({ turns_change })}
        />
      )}
    </>
  )
}

const Person = styled.span`
  ${theme.rest}
  font: ${theme.font.label};
`
