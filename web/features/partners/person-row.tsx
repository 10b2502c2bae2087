/** A person or an invited address: picture, name with the role, a line of text, and actions. */
import { Baby, Heart, Mail, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from '#web/ui/card.tsx'
import { Name } from '#web/ui/name.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { theme } from '#web/ui/theme.ts'
import type { Role } from './partner-lists.ts'
import { partnersTexts } from './texts.ts'

export type PersonRowProps = {
  readonly picture: ReactNode
  readonly name: string
  readonly role: Role
  readonly line: ReactNode
  readonly actions: ReactNode
  /** Not final yet. */
  readonly basted?: boolean
}

const icons = { partner: Heart, child: Baby, parent: ShieldCheck }

export function PersonRow({ picture, name, role, line, actions, basted = false }: PersonRowProps) {
  return (
    <Whole as="article" $tone={basted ? 'basted' : 'plain'}>
      {picture}
      <Words>
        <div>
          <h3>
            <Name>{name}</Name>
          </h3>
          <Tag tone="partner" icon={icons[role]}>
            {partnersTexts.roles[role]}
          </Tag>
        </div>
        <p>{line}</p>
      </Words>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Whole>
  )
}

export function SentPicture() {
  return (
    <Envelope aria-hidden="true">
      <Mail />
    </Envelope>
  )
}

const Whole = styled(Card)`
  ${theme.wrap('12px 16px')}
  ${theme.media.fromTablet} {
    padding: 16px 18px;
  }
`

const Words = styled.div`
  ${theme.share('200px')}
  > div {
    ${theme.wrap('4px 10px')}
  }
  h3 {
    overflow-wrap: anywhere;
  }
  p {
    ${theme.note}
    overflow-wrap: anywhere;
  }
`

const Actions = styled.div`
  ${theme.wrap(2)}
  justify-content: flex-end;
  margin-inline-start: auto;
  /* Buttons without a frame reach into the corner: their targets' padding keeps the distance; three fit on a line. */
  ${theme.media.phone} {
    &:has(> [data-ghost]) {
      gap: 0;
      margin-block: -10px -8px;
      margin-inline: auto -10px;
    }
    > [data-ghost] {
      padding-inline: 10px;
    }
  }
`

const Envelope = styled.span`
  ${theme.disc('44px')}
  border: 1.5px dashed ${theme.line.strong};
  color: ${theme.text.muted};
  ${theme.icon('20px')}
`
