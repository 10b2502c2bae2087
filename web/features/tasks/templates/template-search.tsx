/** Searches the templates of a list by their names. */
import { Search } from 'lucide-react'
import { styled } from 'styled-components'
import { controlStyle } from '#web/ui/field.tsx'
import { theme } from '#web/ui/theme.ts'
import { templateTexts } from './texts.ts'

export type TemplateSearchProps = {
  readonly value: string
  readonly onChange: (value: string) => void
}

export function TemplateSearch({ value, onChange }: TemplateSearchProps) {
  return (
    <Frame>
      <Search size={20} aria-hidden="true" />
      <Box
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

const Frame = styled.search`
  position: relative;
  flex: 0 1 300px;
  min-width: 0;
  > svg {
    position: absolute;
    top: 16px;
    left: 16px;
    color: ${theme.text.muted};
    pointer-events: none;
  }
  ${theme.media.phone} {
    flex: none;
  }
`

const Box = styled.input`
  ${controlStyle}
  padding-left: 46px;
`
