/** A choice between small pictures; native radio buttons underneath. */
import type { ReactNode } from 'react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { theme } from './theme.ts'

export type PictureOption<Value extends string> = {
  readonly value: Value
  /** Read aloud, because the picture itself has no text. */
  readonly label: string
  readonly picture: ReactNode
}

export type PictureRadiosProps<Value extends string> = {
  readonly label: string
  readonly options: readonly PictureOption<Value>[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
}

export function PictureRadios<Value extends string>(props: PictureRadiosProps<Value>) {
  const { label, options, value, onChange } = props
  const group = useId()
  return (
    <Pictures role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={group}
            aria-label={option.label}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.picture}
        </label>
      ))}
    </Pictures>
  )
}

const Pictures = styled.div`
  ${theme.grid(2)}
  grid-template-columns: repeat(auto-fill, minmax(46px, 1fr));
  ${theme.media.fromTablet} {
    grid-template-columns: repeat(6, 54px);
    justify-content: space-between;
  }
  label {
    position: relative;
    border-radius: 12px;
    cursor: pointer;
    &:has(:checked) {
      box-shadow:
        0 0 0 3px ${theme.surface.card},
        0 0 0 6px ${theme.line.action};
    }
    ${theme.ring('7px')}
  }
  input {
    ${theme.unseen}
  }
  img {
    width: 100%;
    aspect-ratio: 1;
    border-radius: 12px;
    object-fit: cover;
    filter: ${theme.stitch.dim};
  }
  label:has(> svg) {
    ${theme.centre}
    aspect-ratio: 1;
    background: ${theme.surface.chip};
    color: ${theme.text.muted};
    &:has(:checked) {
      color: ${theme.text.link};
    }
  }
`
