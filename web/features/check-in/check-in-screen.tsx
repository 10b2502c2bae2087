/** The monthly check-in of two partners: the figures of the month, three questions, and both answers side by side (S3). */
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { monthAfter } from '#domain/check-ins/check-in-month.ts'
import { hasFeature } from '#domain/plan-features.ts'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import { WorkFigures } from '#web/features/reports/work-figures.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { PlanLine } from '#web/shared/plans/plan-line.tsx'
import { monthText } from '#web/shared/time/time-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { Columns } from '#web/ui/columns.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Select } from '#web/ui/select.tsx'
import { BackHead } from '#web/ui/shell/back-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { StepLinks } from '#web/ui/step-links.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Text } from '#web/ui/text.tsx'
import { theme } from '#web/ui/theme.ts'
import { AnswerForm } from './answer-form.tsx'
import { BothAnswers } from './both-answers.tsx'
import { checkInTexts } from './texts.ts'
import type { MonthlyCheckIn } from './use-monthly-check-in.ts'
import { useMonthlyCheckIn } from './use-monthly-check-in.ts'

export function CheckInScreen() {
  const household = useHousehold()
  const [parameters] = useSearchParams()
  const adults = household?.partners.filter(({ is_child }) => !is_child) ?? []
  const partner = adults.find(({ id }) => id === parameters.get('with')) ?? adults[0]
  if (household && partner && isOpenTo(household))
    return <CheckInWith key={partner.id} household={household} partner={partner} adults={adults} />
  return (
    <>
      <Head />
      {household ? (
        <Nothing household={household} />
      ) : (
        <Skeleton $width="100%" $height="420px" $radius={theme.radius.card} />
      )}
    </>
  )
}

function isOpenTo({ plan, me }: Household): boolean {
  return hasFeature(plan, 'consultation') && !me.is_child
}

function Nothing({ household }: { readonly household: Household }) {
  if (household.me.is_child) return <InfoLine>{checkInTexts.forAdults}</InfoLine>
  if (!isOpenTo(household)) return <PlanLine feature="consultation" />
  return (
    <EmptyState
      action={
        <ButtonLink to="/partners" tone="soft">
          {checkInTexts.goToPartners}
        </ButtonLink>
      }
    >
      {checkInTexts.nobody}
    </EmptyState>
  )
}

type CheckInWithProps = {
  readonly household: Household
  readonly partner: User
  readonly adults: readonly User[]
}

function CheckInWith({ household, partner, adults }: CheckInWithProps) {
  const [parameters, setParameters] = useSearchParams()
  const checkIn = useMonthlyCheckIn(household, partner, parameters.get('month'))
  if (!checkIn)
    return (
      <>
        <Head />
        <Skeleton $width="100%" $height="420px" $radius={theme.radius.card} />
      </>
    )
  const name = firstName(partner)
  return (
    <>
      <Head
        subtitle={
          <Sentence name={name}>{checkInTexts.subtitle(monthText(checkIn.month), name)}</Sentence>
        }
      />
      {adults.length > 1 && (
        <Select
          label={checkInTexts.partner}
          value={partner.id}
          onChange={({ target }) => setParameters({ with: target.value }, { replace: true })}
        >
          {adults.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </Select>
      )}
      <MonthLinks checkIn={checkIn} partner={partner.id} />
      <Columns $widths="even" $gap={6}>
        <Stack>
          <section aria-labelledby="figures">
            <FiguresHead>
              <h2 id="figures">{checkInTexts.figuresTitle}</h2>
              <Text>{checkInTexts.figuresNote}</Text>
            </FiguresHead>
            <WorkFigures work={checkIn.household} label={checkInTexts.figuresTitle} ground="hero" />
          </section>
          <AnswerForm key={checkIn.month} checkIn={checkIn} partner={partner} />
        </Stack>
        <Stack>
          <BothAnswers checkIn={checkIn} partner={partner} />
          <PastCheckIns checkIn={checkIn} partner={partner.id} />
        </Stack>
      </Columns>
    </>
  )
}

function Head({ subtitle }: { readonly subtitle?: ReactNode }) {
  return (
    <BackHead
      back={{ to: '/', label: checkInTexts.home }}
      title={checkInTexts.title}
      subtitle={subtitle}
    />
  )
}

type MonthsProps = { readonly checkIn: MonthlyCheckIn; readonly partner: string }

/** Links to the earlier months in which somebody answered. */
function PastCheckIns({ checkIn: { month, past }, partner }: MonthsProps) {
  const others = past.filter((each) => each !== month)
  if (others.length === 0) return null
  return (
    <Card aria-labelledby="past-check-ins">
      <SectionHead id="past-check-ins" title={checkInTexts.past} />
      <Row as="ul" $align="stretch" $gap="0 20px" $wrap>
        {others.map((each) => (
          <li key={each}>
            <TextLink to={checkInPath(partner, each)}>{monthText(each)}</TextLink>
          </li>
        ))}
      </Row>
    </Card>
  )
}

/** Links to the month before and the month after, as far as there are check-ins. */
function MonthLinks({ checkIn: { month, first, now }, partner }: MonthsProps) {
  const stepTo = (steps: number, label: string) => ({
    to: checkInPath(partner, monthAfter(month, steps)),
    label,
  })
  return (
    <StepLinks
      label={checkInTexts.months}
      earlier={month > first ? stepTo(-1, checkInTexts.earlier) : null}
      later={month < now ? stepTo(1, checkInTexts.later) : null}
    />
  )
}

/** The address of a month's check-in with a partner. */
function checkInPath(partner: string, month: string): string {
  return `?with=${partner}&month=${month}`
}

const FiguresHead = styled.div`
  margin-bottom: ${theme.space(3)};
`
