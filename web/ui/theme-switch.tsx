/** Three joined buttons for the theme: Light, Dark, System. */
import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { setThemeChoice, type ThemeChoice, useThemeChoice } from './theme-choice.ts'
import { theme } from './theme.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface ThemeSwitchProps {
  /** "Theme" */
  readonly legend: string
  readonly labels: Readonly<Record<ThemeChoice, string>>
}

export const themeIcons = { light: Sun, dark: Moon, system: Monitor }

export const themeChoices: readonly ThemeChoice[] = ['light', 'dark', 'system']

export function ThemeSwitch({ legend, labels }: ThemeSwitchProps) {
  const current = useThemeChoice()
  const name = useId()
  return (
    <Track>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {themeChoices.map((choice) => {
        const Icon = themeIcons[choice]
        return (
          <Option key={choice} title={labels[choice]}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === current}
              onChange={() => setThemeChoice(choice)}
            />
            <Icon size={18} aria-hidden="true" />
            <VisuallyHidden>{labels[choice]}</VisuallyHidden>
          </Option>
        )
      })}
    </Track>
  )
}

const Track = styled.fieldset`
  position: relative;
  display: flex;
  padding: 3px;
  border-radius: ${theme.radius.pill};
  background: ${theme.surface.sunken};
`

const Option = styled.label`
  position: relative;
  ${theme.centre}
  flex: 1;
  min-width: ${theme.size.target};
  height: ${theme.size.target};
  border-radius: ${theme.radius.pill};
  color: ${theme.text.faint};
  cursor: pointer;
  input {
    ${theme.unseen}
  }
  &:has(:checked) {
    ${theme.raised}
    color: ${theme.text.main};
  }
  ${theme.ring('-3px')}
  ${theme.media.forcedColors} {
    &:has(:checked) {
      border: 3px solid Highlight;
    }
  }
`
