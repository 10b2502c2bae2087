/** The field for a child's code: large letters, as on the parent's screen. */
import { styled } from 'styled-components'
import { TextInput } from '#web/ui/text-input.tsx'
import { theme } from '#web/ui/theme.ts'
import { texts } from './texts.ts'
import type { CodeForm } from './use-code.ts'

export function CodeInput({ form }: { readonly form: CodeForm }) {
  return (
    <Large>
      <TextInput
        {...form.field}
        label={texts.code.label}
        hint={texts.code.hint}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        error={form.error}
      />
    </Large>
  )
}

const Large = styled.div`
  input {
    font: 620 1.5rem/1.2 ${theme.font.display};
    letter-spacing: 0.14em;
    text-transform: uppercase;
  }
`
