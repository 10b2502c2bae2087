/** The list of the shortcuts, and the switch that turns them off. */
import { styled } from 'styled-components'
import { Dialog } from '#web/ui/dialog.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { theme } from '#web/ui/theme.ts'
import { setShortcutChoice, useShortcutChoice } from './shortcut-choice.ts'
import { shortcutTexts as texts } from './texts.ts'

export type ShortcutsDialogProps = { readonly open: boolean; readonly onClose: () => void }

const shortcuts = () => [
  { name: texts.newTask, value: <Key>n</Key> },
  { name: texts.search, value: <Key>/</Key> },
  { name: texts.home, value: <Pair second="h" /> },
  { name: texts.tasks, value: <Pair second="t" /> },
  { name: texts.rewards, value: <Pair second="r" /> },
  { name: texts.points, value: <Pair second="p" /> },
  { name: texts.help, value: <Key>?</Key> },
]

export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const isOn = useShortcutChoice()
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} description={texts.text}>
      <Facts facts={shortcuts()} />
      <Switch
        label={texts.choice}
        note={texts.choiceNote}
        checked={isOn}
        onChange={(event) => setShortcutChoice(event.target.checked)}
      />
    </Dialog>
  )
}

function Pair({ second }: { readonly second: string }) {
  return (
    <>
      <Key>g</Key> {texts.andThen} <Key>{second}</Key>
    </>
  )
}

const Key = styled.kbd`
  display: inline-block;
  min-width: 28px;
  padding: 3px 8px;
  border: 1px solid ${theme.line.strong};
  border-radius: ${theme.radius.chip};
  font: ${theme.font.smallStrong};
  text-align: center;
`
