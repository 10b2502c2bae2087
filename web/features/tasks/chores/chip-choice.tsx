/** A choice by chips in a form, below its label, and options from labels. */
import { styled } from 'styled-components'
import type { ChoiceChipsProps } from '#web/ui/choice-chips.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { theme } from '#web/ui/theme.ts'

export function ChipChoice<Value extends string>(props: ChoiceChipsProps<Value>) {
  return (
    <>
      <Label>{props.label}</Label>
      <ChoiceChips {...props} />
    </>
  )
}

/** The options of a choice, in the order of their declared labels. */
export function optionsOf<Value extends string>(labels: Readonly<Record<Value, string>>) {
  return Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }))
}

/* The group of chips below says the same to screen readers. */
const Label = styled.span.attrs({ 'aria-hidden': true })`
  margin-bottom: -8px;
  font: ${theme.font.smallStrong};
`
