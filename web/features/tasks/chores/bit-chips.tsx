/** A row of toggles, one for each bit of a mask: weekdays or months. */
import { styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'

export type BitChipsProps = {
  readonly label: string
  /** The name of each bit, the lowest first; buttons show as many letters as said. */
  readonly names: readonly string[]
  readonly letters: number
  readonly value: number
  readonly onChange: (value: number) => void
}

export function BitChips({ label, names, letters, value, onChange }: BitChipsProps) {
  return (
    <Bits role="group" aria-label={label}>
      {names.map((name, place) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          aria-pressed={((value >> place) & 1) === 1}
          onClick={() => onChange(value ^ (1 << place))}
        >
          {name.slice(0, letters)}
        </button>
      ))}
    </Bits>
  )
}

const Bits = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${theme.size.target}, 1fr));
  gap: 2px;
  padding: 2px;
  border: 1.5px solid ${theme.line.strong};
  border-radius: ${theme.radius.control};
  background: ${theme.surface.card};
  > button {
    min-height: 48px;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.chip};
    background: none;
    color: ${theme.text.main};
    font: ${theme.font.smallStrong};
    cursor: pointer;
    &[aria-pressed='true'] {
      background: ${theme.surface.action};
      color: ${theme.text.onAction};
      ${theme.media.forcedColors} {
        outline: 2px solid Highlight;
      }
    }
  }
`
