/** The frame of a choice by chips in a form: its label, and its options by their labels. */
import { styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'

/** The options of a choice, in the order in which their labels are declared. */
export function optionsOf<Value extends string>(labels: Readonly<Record<Value, string>>) {
  return Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }))
}

/* The group of chips below says the same to screen readers. */
export const Label = styled.span.attrs({ 'aria-hidden': true })`
  margin-bottom: -8px;
  font: ${theme.font.smallStrong};
`
