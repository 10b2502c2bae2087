/** The form of a reward, for creating and editing, validated by the field schemas of the commands. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { ReactNode } from 'react'
import type { Control, UseFormReturn, UseFormSetValue } from 'react-hook-form'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import * as z from 'zod/mini'
import { rewardFields } from '#domain/rewards/reward-fields.ts'
import type { Limits } from '#domain/rewards/reward.ts'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import { useDraft } from '#web/shared/drafts/use-draft.ts'
import { PictureField } from '#web/shared/photos/picture-field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { NumberStepper } from '#web/ui/number-stepper.tsx'
import { Select } from '#web/ui/select.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { theme } from '#web/ui/theme.ts'
import { CostMeaning } from './cost-meaning.tsx'
import { rewardFormTexts } from './form-texts.ts'
import { LimitFields } from './limit-fields.tsx'
import { RewardPreview } from './reward-preview.tsx'
import { rewardCardTexts } from './texts.ts'

/** The person it is for: only a new reward has this. */
const schema = z.object({ ...rewardFields, for: z.optional(z.string()) })

export type RewardFormFields = z.output<typeof schema>

export type RewardFormProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly saveLabel: string
  /** The id of the reward, existing or future: its knitted picture depends on it. */
  readonly id: string
  readonly initial: RewardFormFields
  /** The people that it can be offered to (RW19). */
  readonly people?: readonly User[]
  /** Whether cost and limits can be changed here. */
  readonly hasTerms?: boolean
  /** Above the fields: what a person should know before saving. */
  readonly notice: ReactNode
  /** On the preview: who will be asked. */
  readonly tag?: ReactNode
  /** Below the limits: who has to approve wider ones. */
  readonly limitNotice?: ReactNode
  /** False if it could not be saved: the dialog then stays open with the typed input. */
  readonly save: (fields: RewardFormFields) => Promise<boolean>
  /** Called in place of closing, after it is saved. */
  readonly onSaved?: (fields: RewardFormFields) => void
}

export function RewardForm(props: RewardFormProps) {
  const {
    open,
    onClose,
    title,
    saveLabel,
    id,
    initial,
    people = [],
    hasTerms = true,
    notice,
    tag,
    limitNotice,
    save,
    onSaved = onClose,
  } = props
  const form = useForm({ resolver: standardSchemaResolver(schema), defaultValues: initial })
  const { register, control, handleSubmit, formState } = form
  useDraft(form, { isOpen: open })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (fields) => {
    if (await save(fields)) onSaved(fields)
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
      {notice}
      <Columns>
        <Stack>
          <WhomField register={register} people={people} />
          <TextInput
            {...register('name')}
            label={rewardCardTexts.name}
            placeholder={rewardCardTexts.namePlaceholder}
            autoComplete="off"
            error={errors.name?.message}
          />
          <TextArea
            {...register('description')}
            label={rewardCardTexts.description}
            error={errors.description?.message}
          />
          {hasTerms && <Terms form={form} limitNotice={limitNotice} />}
        </Stack>
        <Stack>
          <Look control={control} id={id} tag={tag} />
          <Controller
            control={control}
            name="image_url"
            render={({ field, fieldState }) => (
              <PictureField
                {...field}
                hint={rewardCardTexts.pictureHint}
                error={fieldState.error?.message}
              />
            )}
          />
        </Stack>
      </Columns>
    </FormDialog>
  )
}

type Form = UseFormReturn<z.input<typeof schema>, unknown, RewardFormFields>

type WhomProps = Pick<Form, 'register'> & { readonly people: readonly User[] }

function WhomField({ register, people }: WhomProps) {
  if (people.length === 0) return null
  return (
    <Select {...register('for')} label={rewardFormTexts.for}>
      <option value="">{rewardFormTexts.forMe}</option>
      {people.map((person) => (
        <option key={person.id} value={person.id}>
          {firstName(person)}
        </option>
      ))}
    </Select>
  )
}

type TermsProps = Pick<RewardFormProps, 'limitNotice'> & { readonly form: Form }

/** The cost, and how often it can be redeemed. */
function Terms({ form: { control, setValue }, limitNotice }: TermsProps) {
  return (
    <>
      <CostField control={control} />
      <Limited control={control} set={setValue} notice={limitNotice} />
    </>
  )
}

type FieldProps = { readonly control: Control<z.input<typeof schema>, unknown, RewardFormFields> }

function CostField({ control }: FieldProps) {
  const cost = useWatch({ control, name: 'point_cost' })
  return (
    <Stack $gap={3}>
      <Controller
        control={control}
        name="point_cost"
        render={({ field, fieldState }) => (
          <NumberStepper
            {...field}
            label={rewardCardTexts.cost}
            min={1}
            max={9999}
            step={10}
            decreaseLabel={rewardCardTexts.tenLess}
            increaseLabel={rewardCardTexts.tenMore}
            error={fieldState.error?.message}
          />
        )}
      />
      <CostMeaning cost={cost} />
    </Stack>
  )
}

type LimitedProps = FieldProps & {
  readonly set: UseFormSetValue<z.input<typeof schema>>
  readonly notice: ReactNode
}

function Limited({ control, set, notice }: LimitedProps) {
  const [is_standing, stock, per_week, cooldown_days] = useWatch({
    control,
    name: ['is_standing', 'stock', 'per_week', 'cooldown_days'],
  })
  return (
    <LimitFields
      limits={{ is_standing, stock, per_week, cooldown_days }}
      onChange={(changed) => {
        for (const [name, value] of Object.entries(changed))
          set(name as keyof Limits, value, { shouldDirty: true })
      }}
      notice={notice}
    />
  )
}

function Look({ control, id, tag }: FieldProps & { readonly id: string; readonly tag: ReactNode }) {
  const [name, description, point_cost, image_url, person] = useWatch({
    control,
    name: ['name', 'description', 'point_cost', 'image_url', 'for'],
  })
  const reward = { id, name, description, point_cost, image_url }
  // A reward that is offered to somebody needs nobody's approval.
  return <RewardPreview reward={reward} tag={person ? null : tag} />
}

/* The preview comes first if it has a column of its own; narrow screens start with the fields. */
const Columns = styled.div`
  ${theme.column(4)}
  ${theme.media.fromLandscape} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr);
    gap: ${theme.space(7)};
    > :last-child {
      order: -1;
    }
  }
  ${theme.media.onItsSide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space(5)};
  }
`
