/** The changes of a plan, and the button to confirm. Needs a connection (S2). */
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { planOffers } from '#domain/plans.ts'
import type { Plan } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useOnline } from '#web/shared/connection/use-online.ts'
import type { PlanStanding } from '#web/shared/plans/use-plan.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { theme } from '#web/ui/theme.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { usePending } from '#web/ui/use-pending.ts'
import { subscribeTexts } from './texts.ts'

export type ConfirmCardProps = {
  readonly plan: Plan
  readonly standing: PlanStanding
  readonly back: string
}

export function ConfirmCard({ plan, standing, back }: ConfirmCardProps) {
  const isOnline = useOnline()
  const { isBusy, confirm } = useConfirm(plan, back)
  const isCurrent = plan === standing.plan && !isBusy
  const isBlocked = !isOnline || isCurrent || !standing.isChoiceFree
  return (
    <Whole aria-labelledby="what-happens">
      <h2 id="what-happens">{subscribeTexts.happens}</h2>
      <Facts
        facts={[
          {
            name: subscribeTexts.today,
            value: subscribeTexts.planLine(planOffers[standing.plan]),
          },
          { name: subscribeTexts.fromNow, value: subscribeTexts.planLine(planOffers[plan]) },
          { name: subscribeTexts.toPay, value: <Sum>{subscribeTexts.nothing}</Sum> },
        ]}
      />
      {standing.isChoiceFree ? (
        <InfoLine>
          <b>{subscribeTexts.demo}</b> {subscribeTexts.demoText}
        </InfoLine>
      ) : (
        <InfoLine tone="warn">{subscribeTexts.noUpgrades}</InfoLine>
      )}
      <NeedsConnection />
      <Button
        size="large"
        block
        busy={isBusy}
        aria-disabled={isBlocked || undefined}
        onClick={confirm}
      >
        {isCurrent ? subscribeTexts.current : subscribeTexts.action(planOffers[plan].name)}
      </Button>
      <ButtonLink to={back} tone="ghost" block>
        {subscribeTexts.back}
      </ButtonLink>
    </Whole>
  )
}

function useConfirm(plan: Plan, back: string) {
  const account = useAccount()
  const navigate = useNavigate()
  const [isBusy, run] = usePending()

  async function changePlan(): Promise<void> {
    if (!(await account.run('changePlan', { plan }))) return
    showToast({
      title: subscribeTexts.done,
      description: subscribeTexts.doneText(planOffers[plan].name),
    })
    await navigate(back, { replace: true })
  }

  return { isBusy, confirm: () => run(changePlan) }
}

const Whole = styled(Card)`
  ${theme.column(3.5)}
  align-content: start;
`

const Sum = styled.span`
  font: 620 1.25rem/1 ${theme.font.display};
`
