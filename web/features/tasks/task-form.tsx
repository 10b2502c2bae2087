/** The form of a task, for creating and editing, validated by the field schemas of the commands. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { css, styled } from 'styled-components'
import { effortLevels, effortMultiplier, pointsFor } from '#domain/tasks/task.ts'
import type { Before, Plan } from '#web/features/tasks/chores/plan.ts'
import { RepeatsField } from '#web/features/tasks/chores/repeats-field.tsx'
import type { FormPart } from '#web/features/tasks/quick-add/quick-prefill.ts'
import { useDraft } from '#web/shared/drafts/use-draft.ts'
import { stitchesOf } from '#web/shared/task-line/task-meta.tsx'
import { taskLineTexts } from '#web/shared/task-line/texts.ts'
import { EffortStitchRow } from '#web/ui/effort-chip.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { FormRows } from '#web/ui/form-rows.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { NumberStepper } from '#web/ui/number-stepper.tsx'
import { pointsText, PointsToken } from '#web/ui/points.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { theme } from '#web/ui/theme.ts'
import { taskFormTexts } from './form-texts.ts'
import { InitialFocus } from './initial-focus.tsx'
import { DuePart, MoreFields } from './more-fields.tsx'
import type { Due, TaskFormFields, TaskFormState } from './task-form-fields.ts'
import { noDue, taskFormSchema } from './task-form-fields.ts'

export type TaskFormProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly saveLabel: string
  readonly initial: TaskFormFields
  /** A link in the first line: another way to begin. */
  readonly lead?: ReactNode
  /** How the task repeats, or null if it does not; if this is missing, the form does not ask. */
  readonly plan?: Plan | null
  /** Asks only for the rule, not when it starts or who does it. */
  readonly isRuleAlone?: boolean
  /** When a plain task is due and whom it is for; if this is missing, the form does not ask. */
  readonly due?: Due
  /** The part that somebody came for: the dialog begins with the focus there. */
  readonly focus?: FormPart | null
  /** Shown below the name. */
  readonly renderBelow?: (form: TaskFormState) => ReactNode
  /** The repeating task that is being changed. */
  readonly before?: Before
  /**
   * False if it could not be saved, null if the person went back to the form: it then stays open with the typed input.
   */
  readonly save: (
    fields: TaskFormFields,
    more: { readonly plan: Plan | null; readonly due: Due },
  ) => Promise<boolean | null>
}

export function TaskForm(props: TaskFormProps) {
  const { open, onClose, title, saveLabel, initial, lead, focus, renderBelow, save } = props
  const form = useForm({
    resolver: standardSchemaResolver(taskFormSchema),
    defaultValues: { ...initial, plan: props.plan ?? null, due: props.due ?? noDue },
  })
  const { register, control, handleSubmit, setError, formState } = form
  useDraft(form, { isOpen: open })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async ({ plan, due, ...fields }) => {
    const isSaved = await save(fields, { plan, due })
    if (isSaved === true) onClose()
    if (isSaved === false) setError('root', { message: taskFormTexts.saveFailed })
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onSubmit={submit}
      title={title}
      size="columns"
      submitLabel={saveLabel}
      busy={isSubmitting}
    >
      <Columns>
        <Stack>
          <NameField>
            <TextInput
              {...register('name')}
              label={taskFormTexts.name}
              placeholder={taskFormTexts.namePlaceholder}
              autoComplete="off"
              error={errors.name?.message}
            />
            {lead}
          </NameField>
          {renderBelow?.(form)}
          <Half>
            <InitialFocus part="minutes" focus={focus}>
              <MinutesField control={control} />
            </InitialFocus>
            <PointsField control={control} />
          </Half>
          <InitialFocus part="effort" focus={focus}>
            <EffortField control={control} />
          </InitialFocus>
          <InitialFocus part="sharing" focus={focus}>
            <FormRows>
              <Switch
                {...register('is_shared')}
                icon={Users}
                label={taskFormTexts.share}
                note={taskFormTexts.shareNote}
              />
            </FormRows>
          </InitialFocus>
        </Stack>
        <Stack>
          {props.due && (
            <InitialFocus part="due" focus={focus}>
              <DuePart form={form} />
            </InitialFocus>
          )}
          {props.plan !== undefined && (
            <InitialFocus part="repeats" focus={focus}>
              <PlanField form={form} before={props.before} isRuleAlone={props.isRuleAlone} />
            </InitialFocus>
          )}
        </Stack>
        <MoreFields form={form} hasFor={props.due !== undefined} focus={focus} />
      </Columns>
      {errors.root?.message !== undefined && (
        <div role="alert">
          <InfoLine tone="bad">{errors.root.message}</InfoLine>
        </div>
      )}
    </FormDialog>
  )
}

type FieldProps = Pick<TaskFormState, 'control'>

function MinutesField({ control }: FieldProps) {
  return (
    <Controller
      control={control}
      name="time_minutes"
      render={({ field, fieldState }) => (
        <NumberStepper
          {...field}
          label={taskFormTexts.minutes}
          max={1440}
          decreaseLabel={taskFormTexts.fiveLess}
          increaseLabel={taskFormTexts.fiveMore}
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
          legend={taskFormTexts.effort}
          value={value}
          onChange={onChange}
          error={fieldState.error?.message}
          options={effortLevels.map((level) => ({
            value: level,
            label: taskLineTexts.effortLevels[level],
            note: taskFormTexts.multiplier(effortMultiplier[level]),
            glyph: <EffortStitchRow stitches={stitchesOf(level)} height={20} />,
          }))}
        />
      )}
    />
  )
}

/** The points for completing it, updated as choices are made. */
function PointsField({ control }: FieldProps) {
  const [time_minutes, effort_level] = useWatch({ control, name: ['time_minutes', 'effort_level'] })
  const points = pointsFor({ time_minutes, effort_level })
  return (
    <Sum>
      <span>{taskFormTexts.points}</span>
      <output>
        <PointsToken size="24px" />
        <b>{pointsText(points, false)}</b>
        {taskFormTexts.pointsUnit(points)}
      </output>
    </Sum>
  )
}

type PlanFieldProps = {
  readonly form: TaskFormState
  readonly before: Before | undefined
  readonly isRuleAlone: boolean | undefined
}

/** The field of a task's form that says how it repeats. */
function PlanField({ form, before, isRuleAlone }: PlanFieldProps) {
  const { control, setValue } = form
  const isShared = useWatch({ control, name: 'is_shared' })
  return (
    <Controller
      control={control}
      name="plan"
      render={({ field: { value, onChange }, fieldState }) => (
        <RepeatsField
          value={value}
          onChange={onChange}
          isShared={isShared}
          share={() => setValue('is_shared', true)}
          before={before}
          isRuleAlone={isRuleAlone}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

const beside = css`
  grid-template-rows: auto 1fr;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  > :nth-child(2) {
    grid-row: 1 / -1;
    grid-column: 2;
  }
`

/* Below each other; if there is space, when it is done is beside the rest. */
const Columns = styled.div`
  ${theme.column(4)}
  ${theme.media.phone} {
    gap: ${theme.space(1)};
    > :last-child {
      margin-top: ${theme.space(3)};
    }
  }
  ${theme.media.fromLandscape} {
    ${beside}
    column-gap: ${theme.space(7)};
  }
  ${theme.media.onItsSide} {
    ${beside}
    column-gap: ${theme.space(5)};
  }
`

/* Another way to begin, on the line of the label. */
const NameField = styled.div`
  position: relative;
  > a {
    position: absolute;
    top: -19px;
    inset-inline-end: 0;
    align-items: end;
    padding-bottom: 5px;
  }
`

const Half = styled.div`
  ${theme.fit('8.5rem', 3)}
  align-items: start;
`

const Sum = styled.div`
  ${theme.column(1.5)}
  > span {
    font: ${theme.font.smallStrong};
  }
  > output {
    ${theme.wrap('0 8px')}
    justify-content: center;
    min-height: 52px;
    padding: 4px 8px;
    border-radius: ${theme.radius.control};
    background: ${theme.surface.pointsSoft};
    color: ${theme.text.points};
    ${theme.figures(theme.font.small)}
  }
  b {
    font: 620 1.25rem/1 ${theme.font.display};
  }
`
