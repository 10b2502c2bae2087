/** Everything one fills in. */
import { Baby, Heart } from 'lucide-react'
import { useState } from 'react'
import { EffortStitchRow } from '#web/ui/effort-chip.tsx'
import { NumberStepper } from '#web/ui/number-stepper.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Specimen } from './specimen.tsx'

export function FieldsPart() {
  const [minutes, setMinutes] = useState(30)
  const [effort, setEffort] = useState<'easy' | 'difficult' | 'extreme'>('difficult')
  const [role, setRole] = useState<'partner' | 'child'>('partner')
  const [shared, setShared] = useState(true)
  return (
    <>
      <Specimen label="Text fields">
        <TextInput label="Name" placeholder="What needs doing?" />
        <TextInput label="Point cost" defaultValue="0" error="Point cost must be at least 1" />
        <TextInput label="Picture" optional="optional" hint="A web address" defaultValue="" />
        <TextArea label="Description" defaultValue="Move the peas to next door first." />
        <PasswordInput label="Password" showLabel="Show password" hideLabel="Hide password" />
        <Select label="Subscription plan" defaultValue="pro">
          <option value="free">Free</option>
          <option value="pro">Pro, $4.99 per month</option>
        </Select>
      </Specimen>
      <Specimen label="Numbers and choices">
        <NumberStepper
          label="Time in minutes"
          value={minutes}
          onChange={setMinutes}
          decreaseLabel="Five minutes less"
          increaseLabel="Five minutes more"
        />
        <RadioCards
          legend="Effort level"
          value={effort}
          onChange={setEffort}
          options={[
            {
              value: 'easy',
              label: 'Easy',
              note: 'points × 1',
              glyph: <EffortStitchRow stitches={1} height={20} />,
            },
            {
              value: 'difficult',
              label: 'Difficult',
              note: 'points × 2',
              glyph: <EffortStitchRow stitches={2} height={20} />,
            },
            {
              value: 'extreme',
              label: 'Extreme',
              note: 'points × 3',
              glyph: <EffortStitchRow stitches={3} height={20} />,
            },
          ]}
        />
        <Switch
          label="Share with partner"
          note="Either of you can claim it"
          checked={shared}
          onChange={(event) => setShared(event.target.checked)}
        />
        <Switch label="Off" defaultChecked={false} />
        <RadioCards
          legend="Relationship"
          form="rows"
          value={role}
          onChange={setRole}
          options={[
            {
              value: 'partner',
              label: 'Partner',
              note: 'Shares tasks, approves rewards',
              icon: Heart,
            },
            { value: 'child', label: 'Child', note: 'Earns points for your rewards', icon: Baby },
          ]}
        />
      </Specimen>
    </>
  )
}
