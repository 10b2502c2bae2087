/** Filters the ledger by kind and period; both are in the address. */
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { Row } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import { kindFrom, kinds, periodFrom, periods } from './ledger-filter.ts'
import { historyTexts } from './texts.ts'

/** `children` are placed beside the period. */
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
    <Row $gap="8px 12px" $between $wrap>
      <ChoiceChips
        label={historyTexts.kindLegend}
        options={kinds.map((each) => ({ value: each, label: historyTexts.kinds[each] }))}
        value={kind}
        onChange={(each) => choose('kind', each)}
      />
      <Row $gap={2} $wrap>
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
      </Row>
    </Row>
  )
}

const Period = styled.span`
  position: relative;
  select {
    appearance: none;
    min-height: ${theme.size.target};
    padding-inline: 16px 40px;
    ${theme.frame(theme.radius.pill)}
    color: ${theme.text.main};
    font: ${theme.font.smallStrong};
    cursor: pointer;
  }
  svg {
    position: absolute;
    top: calc(50% - 9px);
    inset-inline-end: 14px;
    ${theme.square('18px')}
    color: ${theme.text.muted};
    pointer-events: none;
  }
`
