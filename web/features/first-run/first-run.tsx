/** The first steps: a few chores to take with a tap, somebody to invite, a wish. */
import { Gift, House, UserPlus, X } from 'lucide-react'
import { styled } from 'styled-components'
import { detailsOfStarter, firstTasks } from '#domain/templates/first-chores.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import type { StoredTask } from '#web/data/database.ts'
import { completedBy } from '#web/features/tasks/waiting-reads.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { theme } from '#web/ui/theme.ts'
import { WashingLine } from '#web/ui/washing-line.tsx'
import { StarterButton } from './starter-button.tsx'
import { firstRunTexts } from './texts.ts'

export type FirstRunProps = { readonly household: Household; readonly onHide: () => void }

export function FirstRun({ household, onHide }: FirstRunProps) {
  const overlay = useOverlayAddress()
  const takenAs = useTaken()
  const chores = useLive(({ chores }) => chores.limit(1).count())
  const isShared = household.partners.length > 0
  return (
    <Whole aria-labelledby="first-run">
      <Close>
        <IconButton
          label={firstRunTexts.hide}
          icon={X}
          onClick={() => {
            document.querySelector('main')?.focus()
            onHide()
          }}
        />
      </Close>
      <Head>
        <WashingLine />
        <div>
          <h2 id="first-run">{firstRunTexts.title}</h2>
          <p>{firstRunTexts.lead}</p>
        </div>
      </Head>
      {/* A week that was made has them already. */}
      {chores !== 1 && (
        <Chores>
          {firstTasks().map((starter) => (
            <li key={starter.name}>
              <StarterButton
                details={detailsOfStarter(starter, isShared)}
                task={takenAs(starter.name)}
              />
            </li>
          ))}
        </Chores>
      )}
      <Steps>
        {chores !== 1 && (
          <ButtonLink tone="soft" icon={House} to="/week/rooms">
            {firstRunTexts.rooms}
          </ButtonLink>
        )}
        <ButtonLink tone="outline" icon={UserPlus} to="/partners?invite=1">
          {firstRunTexts.invite}
        </ButtonLink>
        <Button tone="outline" icon={Gift} onClick={() => overlay.open('new-reward', '1')}>
          {firstRunTexts.wish}
        </Button>
      </Steps>
    </Whole>
  )
}

/** The first steps end long before there are this many. */
const LOOKED_AT = 30

/**
 * Which of the offered chores are, or were, on my list. Finds my task by its name; also undefined until this is known.
 */
function useTaken(): (name: string) => StoredTask | undefined {
  const { id } = useAccount()
  const own = useLive(
    async ({ tasks }) => {
      const [open, done] = await Promise.all([
        tasks.orderBy('_open').reverse().limit(LOOKED_AT).toArray(),
        completedBy(tasks, '_done', id).reverse().limit(LOOKED_AT).toArray(),
      ])
      return [...open, ...done].filter(({ user_id }) => user_id === id)
    },
    [id],
  )
  return (name) => own?.find((task) => task.name === name)
}

const Whole = styled(Card)`
  padding-top: 10px;
`

const Close = styled.div`
  position: absolute;
  top: 6px;
  inset-inline-end: 6px;
`

const Head = styled.div`
  display: grid;
  justify-items: center;
  text-align: center;
  > svg {
    width: 200px;
    height: auto;
  }
  p {
    margin-top: 4px;
    color: ${theme.text.muted};
  }
  ${theme.media.fromLandscape} {
    ${theme.row(6)}
    text-align: start;
  }
`

const Chores = styled.ul`
  ${theme.column(2)}
  margin: ${theme.space(4)} 0;
  ${theme.media.fromLandscape} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space(3)};
  }
`

const Steps = styled.div`
  ${theme.fit('9.5rem', 2)}
  > * {
    padding-inline: 8px;
  }
  > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
  ${theme.media.fromLandscape} {
    display: flex;
    gap: ${theme.space(3)};
    > * {
      padding-inline: var(--p-button);
    }
  }
`
