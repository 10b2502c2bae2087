/** Chooses kinds and periods of the ledger; both stand in the address. */
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'
import { kindFrom, kinds, periodFrom, periods } from './ledger-filter.ts'
import { historyTexts } from './texts.ts'

/** `children` stand beside the period. */
export function FilterBar({ children }: { readonly children?: ReactNode }) {
  const [parameters, setParameters] = useSearchParams()
  const kind = kindFrom(parameters)
  const choose = (name: 'kind' | 'period', value: string) => {
    const next = new URLSearchParams(parameters)
    if (value === 'all') next.delete(name)
    else next.set(name, value)
    setParameters(next, { replace: true, preventScrollReset: true })
  }
  return (
    <Bar>
      <Chips role="group" aria-label={historyTexts.kindLegend}>
        {kinds.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === kind}
            onClick={() => choose('kind', each)}
          >
            {each === kind && <Check aria-hidden="true" />}
            {historyTexts.kinds[each]}
          </button>
        ))}
      </Chips>
      <End>
        <Period>
          <select
            aria-label={historyTexts.periodLabel}
            value={periodFrom(parameters)}
            onChange={(event) => choose('period', event.target.value)}
          >
            {periods.map((each) => (
              <option key={each} value={each}>
                {historyTexts.periods[each]}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" />
        </Period>
        {children}
      </End>
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)} ${theme.space(3)};
`

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2)};
`

/* One line on phones, which scrolls sideways; its room is for the focus ring. */
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)};
  ${theme.media.phone} {
    flex-wrap: nowrap;
    width: calc(100% + 32px);
    margin: -6px -16px;
    padding: 6px 16px;
    overflow-x: auto;
    scrollbar-width: none;
  }
  button {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: ${theme.space(2)};
    min-height: ${theme.size.target};
    padding: 0 16px;
    border: 1.5px solid ${theme.line.strong};
    border-radius: ${theme.radius.pill};
    background: ${theme.surface.card};
    color: ${theme.text.muted};
    font: ${theme.font.smallStrong};
    white-space: nowrap;
    cursor: pointer;
    &[aria-pressed='true'] {
      border-color: ${theme.line.action};
      box-shadow: inset 0 0 0 0.5px ${theme.line.action};
      background: ${theme.surface.actionSoft};
      color: ${theme.text.link};
    }
  }
  svg {
    width: 18px;
    height: 18px;
    margin-left: -4px;
  }
`

const Period = styled.span`
  position: relative;
  select {
    appearance: none;
    min-height: ${theme.size.target};
    padding: 0 40px 0 16px;
    border: 1.5px solid ${theme.line.strong};
    border-radius: ${theme.radius.pill};
    background: ${theme.surface.card};
    color: ${theme.text.main};
    font: ${theme.font.smallStrong};
    cursor: pointer;
  }
  svg {
    position: absolute;
    top: calc(50% - 9px);
    right: 14px;
    width: 18px;
    height: 18px;
    color: ${theme.text.muted};
    pointer-events: none;
  }
`
