/** Dialogs, the confirmation, toasts. */
import { Gift, Moon, Sun, SunMoon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { NumberStepper } from '#web/ui/number-stepper.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { Specimen, Wrap } from './specimen.tsx'

type Overlay = 'form' | 'sheet' | 'confirm' | 'drawer' | null

const nothing = () => undefined

export function OverlaysPart() {
  const [open, setOpen] = useState<Overlay>(null)
  const close = () => setOpen(null)
  return (
    <Specimen label="Overlays and toasts">
      <Wrap>
        <Button tone="outline" onClick={() => setOpen('form')}>
          Form dialog
        </Button>
        <Button tone="outline" onClick={() => setOpen('sheet')}>
          Plain sheet
        </Button>
        <Button tone="outline" onClick={() => setOpen('confirm')}>
          Confirmation
        </Button>
        <Button tone="outline" onClick={() => setOpen('drawer')}>
          Drawer
        </Button>
        <Menu
          label="Theme"
          icon={SunMoon}
          actions={[
            { label: 'Light', icon: Sun, checked: true, onSelect: close },
            { label: 'Dark', icon: Moon, checked: false, onSelect: close },
          ]}
        />
      </Wrap>
      <Toasts />
      <Dialogs open={open} onClose={close} />
    </Specimen>
  )
}

function Toasts() {
  return (
    <Wrap>
      <Button
        tone="soft"
        onClick={() =>
          showToast({ title: 'Task completed!', description: '+80 points', points: true })
        }
      >
        Points toast
      </Button>
      <Button
        tone="soft"
        onClick={() =>
          showToast({ title: 'Reward redeemed!', description: '120 points spent', icon: Gift })
        }
      >
        Plain toast
      </Button>
      <Button
        tone="dangerSoft"
        onClick={() =>
          showToast({
            title: 'Failed to create task',
            description: 'An unknown error occurred',
            tone: 'bad',
          })
        }
      >
        Failure toast
      </Button>
      <Button
        tone="soft"
        onClick={() =>
          showToast({ title: 'Task deleted', action: { label: 'Undo', onPress: nothing } })
        }
      >
        Toast with action
      </Button>
    </Wrap>
  )
}

function Dialogs({ open, onClose: close }: { open: Overlay; onClose: () => void }) {
  const [minutes, setMinutes] = useState(30)
  return (
    <>
      <Dialog
        open={open === 'form'}
        onClose={close}
        title="Create Task"
        closeLabel="Close"
        cancelLabel="Cancel"
        onSubmit={(event) => {
          event.preventDefault()
          close()
        }}
        footer={<Button type="submit">Create Task</Button>}
      >
        <TextInput label="Name" defaultValue="Defrost the freezer" />
        <TextArea label="Description" defaultValue="Move the peas to next door first." />
        <NumberStepper
          label="Time in minutes"
          value={minutes}
          onChange={setMinutes}
          decreaseLabel="Five minutes less"
          increaseLabel="Five minutes more"
        />
      </Dialog>
      <Dialog
        open={open === 'sheet'}
        onClose={close}
        title="Offline - 3 changes saved here"
        description="Keep going. Everything is kept on this device and sends itself when you are back online."
        closeLabel="Close"
        footer={
          <Button tone="soft" block>
            Sync now
          </Button>
        }
      />
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Are you absolutely sure?"
        description="This deletes Fold the laundry mountain for both of you. There is no undo."
        confirmLabel="Delete"
        cancelLabel="Cancel"
      />
      <Drawer open={open === 'drawer'} onClose={close} title="Menu" closeLabel="Close">
        <p>A drawer.</p>
      </Drawer>
    </>
  )
}
