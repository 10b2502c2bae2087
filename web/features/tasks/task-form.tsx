/** The form of a task, for creating and editing, validated by the field schemas of the commands. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import * as z from 'zod/mini'
import { taskFields } from '#domain/tasks/task-fields.ts'
import { effortLevels, effortMultiplier, pointsFor } from '#domain/tasks/task.ts'
import { useDraft } from '#web/shared/drafts/use-draft.ts'
import { PictureField } from '#web/shared/photos/picture-field.tsx'
import { stitchesOf } from '#web/shared/task-line/task-meta.tsx'
import { taskLineTexts } from '#web/shared/task-line/texts.ts'
import { EffortStitchRow } from '#web/ui/effort-chip.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { NumberStepper } from '#web/ui/number-stepper.tsx'
import { PointsToken } from '#web/ui/points.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { theme } from '#web/ui/theme.ts'
import { taskCardTexts } from './texts.ts'

const { name, description, time_minutes, effort_level, image_url, is_shared } = taskFields
const schema = z.object({
  name,
  description,
  time_minutes,
  effort_level,
  image_url,
  is_shared,
})

export type TaskFormFields = z.output<typeof schema>

export type TaskFormProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly saveLabel: string
  readonly initial: TaskFormFields
  /** Above the fields: another way to begin. */
  readonly lead?: ReactNode
  /** False when it could not be saved: the dialog then stays open with what was typed. */
  readonly save: (fields: TaskFormFields) => Promise<boolean>
}

export function TaskForm(props: TaskFormProps) {
  const { open, onClose, title, saveLabel, initial, lead, save } = props
  const form = useForm({ resolver: standardSchemaResolver(schema), defaultValues: initial })
  const { register, control, handleSubmit, setError, formState } = form
  useDraft(form, { isOpen: open })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (fields) => {
    if (await save(fields)) onClose()
    else setError('root', { message: taskCardTexts.saveFailed })
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onSubmit={submit}
      title={title}
      size="columns"
      closeLabel={taskCardTexts.close}
      cancelLabel={taskCardTexts.cancel}
      submitLabel={saveLabel}
      busy={isSubmitting}
    >
      {lead}
      <Columns>
        <Stack>
          <TextInput
            {...register('name')}
            label={taskCardTexts.name}
            placeholder={taskCardTexts.namePlaceholder}
            autoComplete="off"
            error={errors.name?.message}
          />
          <TextArea
            {...register('description')}
            label={taskCardTexts.description}
            optional={taskCardTexts.optional}
            error={errors.description?.message}
          />
          <MinutesField control={control} />
        </Stack>
        <Stack>
          <EffortField control={control} />
          <Controller
            control={control}
            name="image_url"
            render={({ field, fieldState }) => (
              <PictureField {...field} error={fieldState.error?.message} />
            )}
          />
          <Switch
            {...register('is_shared')}
            label={taskCardTexts.share}
            note={taskCardTexts.shareNote}
          />
        </Stack>
      </Columns>
      <PointsLine control={control} />
      {errors.root?.message !== undefined && (
        <div role="alert">
          <InfoLine tone="bad">{errors.root.message}</InfoLine>
        </div>
      )}
    </FormDialog>
  )
}

type FieldProps = { readonly control: Control<z.input<typeof schema>, unknown, TaskFormFields> }

function MinutesField({ control }: FieldProps) {
  return (
    <Controller
      control={control}
      name="time_minutes"
      render={({ field, fieldState }) => (
        <NumberStepper
          {...field}
          label={taskCardTexts.minutes}
          max={1440}
          decreaseLabel={taskCardTexts.fiveLess}
          increaseLabel={taskCardTexts.fiveMore}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

function EffortField({ control }: FieldProps) {
  return (
    <Controller
      control={control}
      name="effort_level"
      render={({ field: { value, onChange }, fieldState }) => (
        <RadioCards
          legend={taskCardTexts.effort}
          value={value}
          onChange={onChange}
          error={fieldState.error?.message}
          options={effortLevels.map((level) => ({
            value: level,
            label: taskLineTexts.effortLevels[level],
            note: taskCardTexts.multiplier(effortMultiplier[level]),
            glyph: <EffortStitchRow stitches={stitchesOf(level)} height={20} />,
          }))}
        />
      )}
    />
  )
}

/** What completing it will pay, while one chooses. */
function PointsLine({ control }: FieldProps) {
  const [time_minutes, effort_level] = useWatch({ control, name: ['time_minutes', 'effort_level'] })
  const points = pointsFor({ time_minutes, effort_level })
  return (
    <Sum>
      <span>{taskCardTexts.sum(time_minutes, effortMultiplier[effort_level])}</span>
      <output>
        <PointsToken size="24px" />
        <b>{points}</b>
        {taskCardTexts.pointsUnit(points)}
      </output>
    </Sum>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(4)};
  ${theme.media.fromLandscape} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space(7)};
  }
`

const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  min-height: 52px;
  padding: 8px 18px;
  border-radius: ${theme.radius.control};
  background: ${theme.surface.pointsSoft};
  color: ${theme.text.points};
  font: ${theme.font.small};
  font-variant-numeric: tabular-nums;
  > output {
    display: flex;
    align-items: center;
    gap: 7px;
    font: ${theme.font.body};
  }
  b {
    font: ${theme.font.h2};
  }
`
