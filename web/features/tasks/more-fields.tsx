/** The parts of a task's form that most tasks do not use: its day, whom it is for, its description and picture. */
import { Camera, Image as ImageIcon, ListChecks, TextInitial, User } from 'lucide-react'
import { Controller, useWatch } from 'react-hook-form'
import { pictureHash } from '#domain/pictures/picture-path.ts'
import { linesOf } from '#domain/tasks/steps.ts'
import { firstName } from '#domain/users/user.ts'
import { ChipChoice } from '#web/features/tasks/chores/chip-choice.tsx'
import { proofTexts } from '#web/features/tasks/proof/texts.ts'
import type { FormPart } from '#web/features/tasks/quick-add/quick-prefill.ts'
import { RoomField } from '#web/features/tasks/rooms/room-field.tsx'
import { roomFormTexts } from '#web/features/tasks/rooms/texts.ts'
import { StepsField } from '#web/features/tasks/steps/steps-field.tsx'
import { stepTexts } from '#web/features/tasks/steps/texts.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { PictureField } from '#web/shared/photos/picture-field.tsx'
import { photoTexts } from '#web/shared/photos/texts.ts'
import { roomIconOf } from '#web/shared/rooms/room-icons.ts'
import { roomOf, useRooms } from '#web/shared/rooms/use-rooms.ts'
import { FormRows } from '#web/ui/form-rows.tsx'
import type { FilledField } from '#web/ui/more.tsx'
import { More } from '#web/ui/more.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { DueField } from './due-field.tsx'
import { taskFormTexts } from './form-texts.ts'
import { InitialFocus } from './initial-focus.tsx'
import type { TaskFormState } from './task-form-fields.ts'

type MoreProps = {
  readonly form: TaskFormState
  readonly hasFor: boolean
  /** The part that somebody came for. */
  readonly focus: FormPart | null | undefined
}

export function MoreFields({ form, hasFor, focus }: MoreProps) {
  const { register, control, formState } = form
  const { description, image_url, checklist } = formState.errors
  const household = useHousehold()
  const plan = useWatch({ control, name: 'plan' })
  // The plan of a repeating task says whose turn it is.
  const people = hasFor && plan === null && household?.partners.length ? household : null
  return (
    <More
      label={taskFormTexts.more}
      holds={people ? taskFormTexts.moreHoldsFor : taskFormTexts.moreHolds}
      filled={useFilled(form, people)}
      isAskedFor={focus === 'for' || focus === 'room'}
      isWrong={(description ?? image_url ?? checklist) !== undefined}
    >
      {people && (
        <InitialFocus part="for" focus={focus}>
          <ForPart form={form} household={people} />
        </InitialFocus>
      )}
      <InitialFocus part="room" focus={focus}>
        <RoomField form={form} />
      </InitialFocus>
      <TextArea
        {...register('description')}
        label={taskFormTexts.description}
        optional={taskFormTexts.optional}
        error={description?.message}
      />
      <StepsPart form={form} />
      <FormRows>
        <Switch
          {...register('needs_photo')}
          icon={Camera}
          label={proofTexts.needsPhoto}
          note={proofTexts.deletedOnApproval}
        />
      </FormRows>
      <Controller
        control={control}
        name="image_url"
        render={({ field, fieldState }) => (
          <PictureField {...field} error={fieldState.error?.message} />
        )}
      />
    </More>
  )
}

/** The fields that are filled in, listed while the part is closed. */
function useFilled({ control }: TaskFormState, people: Household | null): readonly FilledField[] {
  const rooms = useRooms()
  const [description, picture, person, checklist, needsPhoto, roomId] = useWatch({
    control,
    name: ['description', 'image_url', 'due.assigned_to', 'checklist', 'needs_photo', 'room_id'],
  })
  const filled: FilledField[] = []
  if (people && person !== null)
    filled.push({ label: taskFormTexts.for, value: nameOf(person, people), icon: User })
  const room = roomOf(rooms, roomId)
  if (room)
    filled.push({ label: roomFormTexts.field, value: room.name, icon: roomIconOf[room.icon] })
  if (description.trim() !== '')
    filled.push({ label: taskFormTexts.description, value: description, icon: TextInitial })
  const steps = linesOf(checklist).length
  if (steps > 0)
    filled.push({ label: stepTexts.steps, value: stepTexts.filled(steps), icon: ListChecks })
  if (needsPhoto) filled.push({ label: proofTexts.needsPhoto, value: proofTexts.yes, icon: Camera })
  if (picture !== null)
    filled.push({ label: photoTexts.picture, value: kindOf(picture), icon: ImageIcon })
  return filled
}

/** Empty for a repeating task, because its rule determines its days. */
export function DuePart({ form: { control } }: Pick<MoreProps, 'form'>) {
  const plan = useWatch({ control, name: 'plan' })
  if (plan !== null) return null
  return (
    <Controller
      control={control}
      name="due"
      render={({ field: { value, onChange }, formState: { errors } }) => (
        <DueField
          value={value}
          onChange={onChange}
          error={errors.due?.due_on?.message ?? errors.due?.due_time?.message}
        />
      )}
    />
  )
}

/** Whether all steps come first is asked if there are steps. */
function StepsPart({ form: { control, register, formState } }: Pick<MoreProps, 'form'>) {
  const [checklist, isAll] = useWatch({ control, name: ['checklist', 'all_steps'] })
  return (
    <>
      <Controller
        control={control}
        name="checklist"
        render={({ field: { value, onChange } }) => (
          <StepsField
            value={value}
            onChange={onChange}
            error={formState.errors.checklist?.message}
          />
        )}
      />
      {checklist.trim() !== '' && (
        <Switch
          {...register('all_steps')}
          label={stepTexts.allFirst}
          note={stepTexts.allFirstNote[isAll ? 'on' : 'off']}
        />
      )}
    </>
  )
}

type ForProps = Pick<MoreProps, 'form'> & { readonly household: Household }

/** Others see only shared tasks, so choosing somebody else also shares the task. */
function ForPart({ form: { control, setValue }, household }: ForProps) {
  return (
    <Controller
      control={control}
      name="due.assigned_to"
      render={({ field: { value, onChange } }) => (
        <ForField
          household={household}
          value={value}
          onChange={(person) => {
            onChange(person)
            if (person !== null && person !== household.me.id) setValue('is_shared', true)
          }}
        />
      )}
    />
  )
}

function nameOf(person: string, household: Household): string {
  const user = household.partners.find(({ id }) => id === person)
  return user ? firstName(user) : taskFormTexts.forMe
}

function kindOf(picture: string): string {
  return pictureHash(picture) === null ? taskFormTexts.link : taskFormTexts.photo
}

type ForFieldProps = {
  readonly household: Household
  readonly value: string | null
  readonly onChange: (person: string | null) => void
}

const ANYONE = ''

/** The person a plain task is for: anyone, oneself or a partner (T12). */
function ForField({ household: { me, partners }, value, onChange }: ForFieldProps) {
  return (
    <ChipChoice
      label={taskFormTexts.for}
      value={value ?? ANYONE}
      options={[
        { value: ANYONE, label: taskFormTexts.forAnyone },
        { value: me.id, label: taskFormTexts.forMe },
        ...partners.map((person) => ({ value: person.id, label: firstName(person) })),
      ]}
      onChange={(person) => onChange(person || null)}
    />
  )
}
