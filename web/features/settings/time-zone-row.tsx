/** The person's time zone; if it differs from the device's, it can be changed here (A15). */
import { styled } from 'styled-components'
import { useAccount } from '#web/data/account.ts'
import { deviceTimeZone } from '#web/shared/time/device-time-zone.ts'
import { Button } from '#web/ui/button.tsx'
import { theme } from '#web/ui/theme.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.profile

export function TimeZoneRow({ timeZone }: { readonly timeZone: string }) {
  const account = useAccount()
  const device = deviceTimeZone()
  const isOther = device !== undefined && device !== timeZone
  return (
    <Row>
      <div>
        <p>
          {texts.timeZone} <b>{spoken(timeZone)}</b>
        </p>
        <small>{isOther ? texts.deviceDiffers(spoken(device)) : texts.timeZoneNote}</small>
      </div>
      {isOther && (
        <Button
          tone="soft"
          size="small"
          onClick={async () => {
            if (await account.run('updateProfile', { time_zone: device }))
              showToast({ title: texts.saved })
          }}
        >
          {texts.takeDevice(spoken(device))}
        </Button>
      )}
    </Row>
  )
}

/** "America/New York" for America/New_York. */
function spoken(timeZone: string): string {
  return timeZone.replaceAll('_', ' ')
}

const Row = styled.div`
  ${theme.wrap('8px 16px')}
  justify-content: space-between;
  padding-top: ${theme.space(4)};
  border-top: 1px solid ${theme.line.hair};
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    ${theme.note}
  }
  b {
    color: ${theme.text.main};
    font: ${theme.font.smallStrong};
  }
  small {
    color: ${theme.text.faint};
    font: ${theme.font.small};
  }
`
