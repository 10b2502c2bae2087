/** Chooses the language when nobody is signed in: on the landing page and around the sign-in. */
import { Languages } from 'lucide-react'
import { styled } from 'styled-components'
import type { LanguageTag } from '#domain/language/languages.ts'
import { languageNames } from '#domain/language/languages.ts'
import { theme } from '#web/ui/theme.ts'
import { chooseDeviceLanguage, usePageLanguage } from './page-language.ts'
import { languageTexts } from './texts.ts'

export function LanguagePicker() {
  const language = usePageLanguage()
  return (
    <Place aria-label={languageTexts.language}>
      <Languages aria-hidden="true" size={20} />
      <select
        // By this, the focus finds it again when the page is rendered in another language.
        id="language"
        aria-label={languageTexts.language}
        value={language}
        onChange={({ target }) => void chooseDeviceLanguage(target.value as LanguageTag)}
      >
        {Object.entries(languageNames).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </Place>
  )
}

const Place = styled.section`
  ${theme.row(2)}
  justify-content: center;
  padding: 0 20px calc(16px + env(safe-area-inset-bottom));
  color: ${theme.text.muted};
  > select {
    min-height: 44px;
    padding: 0 8px;
    border: 0;
    background: transparent;
    font: ${theme.font.small};
    cursor: pointer;
  }
`
