/** The language of the account, which goes with the person to every device (A30). */
import { ChevronRight, Languages } from 'lucide-react'
import { styled } from 'styled-components'
import { languageFor, languageNames } from '#domain/language/languages.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import { deviceLanguage, switchLanguage } from '#web/shared/language/page-language.ts'
import { languageTexts as texts } from '#web/shared/language/texts.ts'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { theme } from '#web/ui/theme.ts'

const parameter = 'language'
/** The value of the option that leaves it to the device. */
const DEVICE = ''

export function LanguageCard() {
  const account = useAccount()
  const overlay = useOverlayAddress()
  const own = useLive(({ accounts }) => accounts.get(account.id))
  const chosen = own?.language ?? DEVICE
  const named = new Map<string, string>(Object.entries(languageNames))
  const options = [
    { value: DEVICE, label: texts.device, note: texts.now(languageNames[deviceLanguage()]) },
    ...[...named].map(([value, label]) => ({ value, label })),
  ]
  /** Shown before it is stored; a choice that cannot be stored is taken back. */
  async function choose(language: string | null): Promise<void> {
    switchTo(language)
    if (!(await account.run('updateProfile', { language }))) switchTo(own?.language ?? null)
  }
  return (
    <>
      <Opener as="button" onClick={() => overlay.open(parameter, '1')}>
        <IconTile icon={Languages} size={44} />
        <Words>
          <b>{texts.language}</b>
          <small>{named.get(chosen) ?? texts.device}</small>
        </Words>
        <ChevronRight aria-hidden="true" />
      </Opener>
      <OverlaySlot parameter={parameter}>
        {({ open, onClose }) => (
          <Dialog open={open} onClose={onClose} title={texts.language}>
            <RadioCards
              id={parameter}
              form="rows"
              legend={texts.language}
              options={options}
              value={chosen}
              onChange={(value) => void choose(value === DEVICE ? null : value)}
              hint={texts.note}
            />
          </Dialog>
        )}
      </OverlaySlot>
    </>
  )
}

function switchTo(language: string | null): void {
  switchLanguage(languageFor([language, deviceLanguage()])).catch(() => undefined)
}

const Opener = styled(Card)`
  ${theme.row(4)}
  width: 100%;
  border: 0;
  text-align: start;
  cursor: pointer;
`

const Words = styled.span`
  display: grid;
  ${theme.rest}
  small {
    ${theme.note}
  }
`
