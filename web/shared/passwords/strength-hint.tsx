/** The strength of a new password, under its field: four stitches and a word, only as advice (A8). */
import { styled } from 'styled-components'
import type { PasswordStrength } from '#domain/users/password-strength.ts'
import { passwordStrength } from '#domain/users/password-strength.ts'
import { StitchRow } from '#web/ui/stitch-row.tsx'
import { theme } from '#web/ui/theme.ts'
import { passwordTexts } from './texts.ts'

export interface StrengthHintProps {
  readonly password: string
  /** Other facts in the form about the person, which an attacker would try first. */
  readonly personal?: readonly string[]
}

export function StrengthHint({ password, personal = [] }: StrengthHintProps) {
  const strength = password === '' ? null : passwordStrength(password, personal)
  return (
    <Line>
      <StitchRow
        lit={strength ?? 0}
        of={4}
        color={strength === null ? theme.stitch.easy : colors[strength]}
      />
      <span aria-live="polite">
        {strength === null ? passwordTexts.advice : passwordTexts.strengths[strength]}
      </span>
    </Line>
  )
}

const colors: Readonly<Record<PasswordStrength, string>> = {
  1: theme.stitch.extreme,
  2: theme.stitch.difficult,
  3: theme.stitch.easy,
  4: theme.stitch.easy,
}

const Line = styled.span`
  ${theme.row(2.5)}
  color: ${theme.text.muted};
`
