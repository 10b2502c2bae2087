/** The three plans: a downgrade to Free applies at once, everything else is confirmed on a separate page (S2). */
import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { planOffers } from '#domain/plans.ts'
import type { Plan } from '#domain/users/user.ts'
import { plans } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { OnlineConfirmDialog } from '#web/shared/connection/online-dialogs.tsx'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { useAsOpened } from '#web/shared/overlay/use-as-opened.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { PlanCard } from '#web/shared/plans/plan-card.tsx'
import { plansPath } from '#web/shared/plans/plans-path.ts'
import { planTexts } from '#web/shared/plans/texts.ts'
import { usePlan } from '#web/shared/plans/use-plan.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { theme } from '#web/ui/theme.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.plans
const here = encodeURIComponent(plansPath)

export function SubscriptionTab() {
  const standing = usePlan()
  if (!standing) return <Skeleton $width="100%" $height="380px" $radius={theme.radius.card} />
  return (
    <Stack>
      <Cards>
        {plans.map((plan) => {
          const isCurrent = plan === standing.plan
          return (
            <PlanCard
              key={plan}
              offer={planOffers[plan]}
              look={isCurrent ? 'outlined' : 'plain'}
              tag={
                isCurrent && (
                  <Tag tone="ok" icon={Check}>
                    {texts.current}
                  </Tag>
                )
              }
            >
              <Choice plan={plan} current={standing.plan} />
            </PlanCard>
          )
        })}
      </Cards>
      <InfoLine>{standing.isChoiceFree ? texts.note : texts.noUpgrades}</InfoLine>
      <SupportLine url={standing.supportUrl} />
      <OverlaySlot parameter="downgrade">
        {({ open, onClose }) => (
          <DowngradeDialog current={standing.plan} open={open} onClose={onClose} />
        )}
      </OverlaySlot>
    </Stack>
  )
}

function Choice({ plan, current }: { readonly plan: Plan; readonly current: Plan }) {
  const overlay = useOverlayAddress()
  if (plan === current)
    return (
      <Button tone="outline" block aria-disabled>
        {texts.yours}
      </Button>
    )
  if (plan === 'free')
    return (
      <Button tone="outline" block onClick={() => overlay.open('downgrade', '1')}>
        {texts.downgrade(plan)}
      </Button>
    )
  const isUpgrade = plans.indexOf(plan) > plans.indexOf(current)
  return (
    <ButtonLink
      to={`/subscribe?plan=${plan}&return=${here}`}
      tone={isUpgrade ? 'primary' : 'outline'}
      block
    >
      {isUpgrade ? texts.upgrade(plan) : texts.downgrade(plan)}
    </ButtonLink>
  )
}

type DowngradeDialogProps = {
  readonly current: Plan
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks for confirmation before the plan becomes Free; it applies at once, and needs a connection (S2). */
function DowngradeDialog({ current, open, onClose }: DowngradeDialogProps) {
  const account = useAccount()
  const left = useAsOpened(current === 'free' ? null : { plan: current }, onClose)
  if (!left) return null
  return (
    <OnlineConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={async () => {
        const isDone = await account.run('changePlan', { plan: 'free' })
        if (isDone)
          showToast({
            title: texts.downgraded,
            description: texts.downgradedText,
          })
        return isDone
      }}
      tone="primary"
      title={texts.downgrade('free')}
      description={texts.downgradeText(left.plan)}
      confirmLabel={texts.downgrade('free')}
    />
  )
}

/** The support on every plan: what comes with Mitten, and the link set by the server's admin (S3). */
function SupportLine({ url }: { readonly url: string | null }) {
  return (
    <InfoLine>
      {planTexts.support}{' '}
      {url !== null && (
        <a href={url} target="_blank" rel="noreferrer">
          {planTexts.report}
        </a>
      )}
    </InfoLine>
  )
}

const Cards = styled.div`
  ${theme.column(4)}
  ${theme.media.fromTablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    padding-top: 30px;
    > [data-look='outlined'] {
      margin-top: -30px;
    }
  }
  /* Three cards side by side on an upright tablet are narrow. */
  ${theme.media.upToTablet} {
    > article {
      padding-inline: 18px;
      button,
      a {
        padding: 0 10px;
      }
    }
  }
`
