/** A person of this device in a list: picture, full name, and a line of status. */
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { AvatarTone } from '#web/ui/avatar.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Name } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import type { PersonHere } from './people-here.ts'
import { Quiet, QuietLine } from './quiet-line.tsx'

export interface PersonFactsProps {
  readonly person: PersonHere
  /** As a certain person sees them. */
  readonly tone?: AvatarTone
}

export function PersonFacts({ person, tone = person.tone }: PersonFactsProps) {
  const { name, photo } = person
  return (
    <>
      <Avatar name={name} photo={photo} tone={tone} />
      <Words title={name}>
        <QuietLine person={person} />
      </Words>
    </>
  )
}

/** The place of a person who can still be added. */
export function PlaceToAdd({
  title,
  note,
}: {
  readonly title: string
  readonly note: string | null
}) {
  return (
    <>
      <Basted aria-hidden="true">
        <Plus size={20} />
      </Basted>
      <Words title={title}>{note !== null && <Quiet>{note}</Quiet>}</Words>
    </>
  )
}

function Words({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Text>
      <b>
        <Name>{title}</Name>
      </b>
      {children}
    </Text>
  )
}

export const PeopleList = styled.ul`
  ${theme.grid(2)}
`

/** As a button if the whole row is the target. */
export const PersonRow = styled.div<{ $isOn?: boolean }>`
  ${theme.row(3.5)}
  width: 100%;
  min-height: 68px;
  padding: 8px 16px 8px 14px;
  border: 0;
  border-radius: ${theme.radius.inner};
  background: ${({ $isOn }) => ($isOn === true ? theme.surface.actionSoft : theme.surface.nested)};
  color: ${theme.text.main};
  text-align: start;
  &:is(button) {
    cursor: pointer;
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  > svg {
    color: ${({ $isOn }) => ($isOn === true ? theme.text.link : theme.text.faint)};
  }
`

const Text = styled.span`
  display: grid;
  ${theme.rest}
  overflow-wrap: anywhere;
  > b {
    font: ${theme.font.label};
  }
  > :empty {
    display: none;
  }
`

const Basted = styled.span`
  ${theme.disc('44px')}
  ${theme.basted}
  color: ${theme.text.link};
`
