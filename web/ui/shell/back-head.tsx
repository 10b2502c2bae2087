/** The title of a subpage, with a link back to its parent. */
import { ArrowLeft } from 'lucide-react'
import { styled } from 'styled-components'
import { TextLink } from '#web/ui/text-link.tsx'
import type { PageHeadProps } from './page-head.tsx'
import { PageHead } from './page-head.tsx'

export interface BackHeadProps extends PageHeadProps {
  readonly back: { readonly to: string; readonly label: string }
}

export function BackHead({ back, ...head }: BackHeadProps) {
  return (
    <Top>
      <TextLink to={back.to} data-screen-only>
        <ArrowLeft size={18} aria-hidden="true" />
        {back.label}
      </TextLink>
      <PageHead {...head} />
    </Top>
  )
}

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  > :last-child {
    width: 100%;
  }
`
